import { isDate } from "../dates";
import { isRecord } from "../record";

/** The last day of a notice if it has passed, for example "2026-01-03". */
export function passedDay(notice: unknown, today = new Date().toISOString().slice(0, 10)): string | undefined {
  const day = isRecord(notice) ? notice.lastDay : undefined;
  return typeof day === "string" && isDate(day) && day < today ? day : undefined;
}
