import { isRecord } from "./record";

/** As in the structured data of opening hours, from Monday. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Whether a text is a day that exists, as year-month-day. `Date` alone takes 2026-02-31 for 3 March. */
export const isDate = (text: string): boolean => JSON.stringify(new Date(text)).startsWith(`"${text}T`);

/** Whether a day is over, for example 2026-01-03. */
export const isPast = (day: unknown): day is string =>
  typeof day === "string" && isDate(day) && day < new Date().toISOString().slice(0, 10);

export const hasEnded = (notice: unknown): boolean => isRecord(notice) && isPast(notice.lastDay);
