import { isRecord } from "../../record";
import { fieldProblem, inEach } from "../rule";

const message = 'needs both "opens:" and "closes:", or neither and a "text:", for example Closed';

/** Opening hours have both times, or a remark. */
export const checkOpeningHours = inEach((entry) => {
  const all: unknown = entry.data?.openingHours;
  return (Array.isArray(all) ? all : []).flatMap((hours: unknown, at) => {
    if (!isRecord(hours) || hours.from === undefined) return [];
    const times = [hours.opens, hours.closes].filter((time) => time !== undefined).length;
    return times === 2 || (times === 0 && hours.text !== undefined)
      ? []
      : [fieldProblem(entry, ["openingHours", at], message)];
  });
});
