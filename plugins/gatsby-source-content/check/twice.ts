import { distance } from "fastest-levenshtein";
import { isDeepStrictEqual } from "node:util";
import type { Content } from "../read/content";
import type { Entry } from "../read/entry";
import { markdownNodes } from "../read/markdown";
import type { FieldPath } from "../read/places";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import { remember } from "../remember";
import { problemAt } from "./rule";

/** Nothing stands twice, one under the other, as a merge of two versions leaves it: neither a paragraph nor an entry of a list. */
export const checkTwice = (content: Content): Problem[] =>
  [...content.entries.values()].flatMap((entry) => twiceIn(entry));

const twiceIn = remember((entry: Entry): readonly Problem[] => [
  ...entriesTwice(entry, entry.data, []),
  ...paragraphsTwice(entry),
]);

function entriesTwice(entry: Entry, value: unknown, path: FieldPath): Problem[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      // A new file has the same example in all of its entries.
      at > 0 && isTwice(value[at - 1], one) && !value.every((other) => isDeepStrictEqual(other, one))
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
    ? isDeepStrictEqual(one, next)
    : typeof one === "string" && typeof next === "string" && isAlike(one, next);

function paragraphsTwice(entry: Entry): Problem[] {
  const paragraphs = markdownNodes(entry, "paragraph").map(({ node: { position }, place }) => ({
    text: entry.body.slice(position?.start.offset, position?.end.offset),
    place,
  }));
  return paragraphs.flatMap(({ text, place }, at) =>
    isAlike(paragraphs[at - 1]?.text ?? "", text) ? [{ file: entry.file, ...place, message: twice("paragraph") }] : [],
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
