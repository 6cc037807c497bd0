import { useContext } from "react";
import { Language } from "../language/language";

/** A date, for example "1 April 2026" for 2026-04-01, and "April 2026" for 2026-04; a weekday as it is. */
export function Day({ date }: { readonly date: string }) {
  const { language } = useContext(Language);
  if (!/^\d/.test(date)) return date;
  const day = date.length > 7 ? "numeric" : undefined;
  const options = { day, month: "long", year: "numeric", timeZone: "UTC" } as const;
  return <time dateTime={date}>{new Date(date).toLocaleDateString(language, options)}</time>;
}
