import { isDate } from "../../dates";
import { recordsIn } from "../../record";
import { fieldProblem, inEach } from "../rule";

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
