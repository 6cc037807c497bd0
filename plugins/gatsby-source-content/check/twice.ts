import { distance } from "fastest-levenshtein";
import type { Entry } from "../read/entry";
import { markdownNodes } from "../read/markdown";
import type { FieldPath } from "../read/places";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import { inEach, problemAt, problemIn } from "./rule";

/** Nothing stands twice, one under the other, as a merge of two versions leaves it: neither a paragraph nor an entry of a list. */
export const checkTwice = inEach((entry) => [...entriesTwice(entry, entry.data, []), ...paragraphsTwice(entry)]);

function entriesTwice(entry: Entry, value: unknown, path: FieldPath): Problem[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      // A new file has the same example in all of its entries.
      at > 0 && isTwice(value[at - 1], one) && !value.every((other) => JSON.stringify(other) === JSON.stringify(one))
        ? [problemAt(entry, [...path, at], twice("entry"))]
        : entriesTwice(entry, one, [...path, at]),
    );
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => entriesTwice(entry, one, [...path, name]))
    : [];
}

/** Names that stand twice in a list have rules of their own. */
const isTwice = (one: unknown, next: unknown): boolean =>
  isRecord(one)
    ? JSON.stringify(one) === JSON.stringify(next)
    : typeof one === "string" && typeof next === "string" && isAlike(one, next);

function paragraphsTwice(entry: Entry): Problem[] {
  const paragraphs = markdownNodes(entry, "paragraph");
  const texts = paragraphs.map(({ range }) => entry.plain.slice(...range));
  return paragraphs.flatMap(({ range }, at) =>
    isAlike(texts[at - 1] ?? "", texts[at] ?? "") ? [problemIn(entry, range, twice("paragraph"))] : [],
  );
}

/** Letters from which on two texts can be versions of one. Shorter ones can be alike on purpose: "Cleaning in flats", "Cleaning in houses". */
const enough = 60;

/** Whether two texts are the same, or long and differ in less than a third of their letters. */
const isAlike = (one: string, next: string): boolean => {
  const [short, long] = [Math.min(one.length, next.length), Math.max(one.length, next.length)];
  return one === next || (short >= enough && long - short < long / 3 && distance(one, next) < long / 3);
};

const twice = (what: string): string => `says almost the same as the ${what} above: keep one of them`;
