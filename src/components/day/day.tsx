import { useContext } from "react";
import { weekdays } from "../../../plugins/content-model/dates";
import { Language } from "../language/language";

/** A date, for example "1 April 2026" for 2026-04-01, "April 2026" for 2026-04 and "2026"; and a weekday in the page's language. */
export function Day({ date }: { readonly date: string }) {
  const { language } = useContext(Language);
  // 1 January 2024 was a Monday.
  const weekday = weekdays.findIndex((name) => name === date) + 1;
  if (weekday > 0) return new Date(2024, 0, weekday).toLocaleDateString(language, { weekday: "long" });
  const day = date.length > 7 ? "numeric" : undefined;
  const month = date.length > 4 ? "long" : undefined;
  const options = { day, month, year: "numeric", timeZone: "UTC" } as const;
  return <time dateTime={date}>{new Date(date).toLocaleDateString(language, options)}</time>;
}
