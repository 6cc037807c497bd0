import { isDate, isPast } from "../../dates";
import type { FieldPath } from "../../problem";
import type { Entry } from "../../read/content";
import { recordsIn, valueAt } from "../../record";
import { fieldProblem, inEach, type Rule } from "../rule";

const incomplete = 'needs both "opens:" and "closes:", or neither and a "text:", for example Closed';
const unordered = "must be two weekdays, or two dates with the earlier one first";
const equal = 'closes when it opens: write "00:00" and "24:00" for a whole day, or only "text: Closed"';
const early = 'closes before it opens: use the 24-hour clock, for example "17:30"';

/** Opening hours have both times or a remark, and end after they start. */
export const checkOpeningHours = inEach((entry) =>
  recordsIn(entry.data?.openingHours).flatMap(({ from, to = from, opens, closes, text }, at) => {
    if (typeof from !== "string") return [];
    const isComplete = opens === undefined ? closes === undefined && text !== undefined : closes !== undefined;
    const isOrdered = isDate(from) ? isDate(String(to)) && from <= String(to) : !isDate(String(to));
    const isComparable = [opens, closes].every((time) => /^\d\d:\d\d$/.test(String(time)));
    // Some places close after midnight.
    const isEarly = isComparable && String(closes) < String(opens) && String(closes) > "04:00";
    const times = isComparable && opens === closes ? equal : isEarly ? early : undefined;
    const message = !isComplete ? incomplete : !isOrdered ? unordered : times;
    return message ? [fieldProblem(entry, ["openingHours", at], message)] : [];
  }),
);

/** A notice that builds leave out, and opening hours that they still show. */
export const findPastDays: Rule = ({ entries }) =>
  [...entries.values()].flatMap((entry) => [
    ...problemOf(entry, ["notice", "lastDay"], "the notice"),
    ...recordsIn(entry.data?.openingHours).flatMap(({ to }, at) =>
      problemOf(entry, ["openingHours", at, to === undefined ? "from" : "to"], "the entry"),
    ),
  ]);

function problemOf(entry: Entry, field: FieldPath, what: string) {
  const day = valueAt(entry.data, field);
  if (!isPast(day)) return [];
  const words = new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return [fieldProblem(entry, field, `${words} has passed: remove ${what}, or give it a later day`)];
}
