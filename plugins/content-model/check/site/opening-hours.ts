import { isDate } from "../../dates";
import { isRecord } from "../../record";
import { fieldProblem, inEach } from "../rule";

const incomplete = 'needs both "opens:" and "closes:", or neither and a "text:", for example Closed';

const ends = 'must end as it starts, with a weekday or a later day: correct "from:" or "to:"';
const clock = 'closes before it opens: write times of 24 hours, for example "17:30"';

/** Opening hours have both times or a remark, and none ends before it starts, except after midnight. */
export const checkOpeningHours = inEach((entry) => {
  const all: unknown = entry.data?.openingHours;
  return (Array.isArray(all) ? all : []).flatMap((hours: unknown, at) => {
    if (!isRecord(hours) || hours.from === undefined) return [];
    const times = [hours.opens, hours.closes].filter((time) => time !== undefined).length;
    const wrong = (message: string) => [fieldProblem(entry, ["openingHours", at], message)];
    const [from = "", to = "", opens = "", closes = ""] = [
      hours.from,
      hours.to ?? hours.from,
      hours.opens,
      hours.closes,
    ].map(String);
    if (times !== 2 && (times !== 0 || hours.text === undefined)) return wrong(incomplete);
    if (isDate(from) !== isDate(to) || (isDate(from) && to < from)) return wrong(ends);
    return times === 2 && closes <= opens && closes > "04:00" ? wrong(clock) : [];
  });
});
