import { isPast } from "../../dates";
import type { FieldPath } from "../../problem";
import type { Entry } from "../../read/content";
import { recordsIn, valueAt } from "../../record";
import { fieldProblem, type Rule } from "../rule";

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
