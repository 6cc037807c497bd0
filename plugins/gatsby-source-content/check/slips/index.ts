import type { Content } from "../../read/content";
import { conflictMessage, readFrontmatter, type Frontmatter } from "../../read/frontmatter";
import type { Entry } from "../../read/entry";
import { placeIn } from "../../read/places";
import { remember } from "../../remember";
import type { Problem } from "../../problem";
import { fieldsOf, type Types } from "../../schema/sdl";
import { mended } from "../mend";
import { problemIn } from "../rule";
import { signsIn, unseen } from "../signs/sign";
import { fenced } from "./fences";
import { layouts } from "./layout";
import { oddLine } from "./lines";
import { masked } from "./masked";
import type { Slip } from "./slip";

/**
 * The content as its rules are to see it: a file with a slip in the lines of its fields counts as one that cannot be read. A parser
 * says where it gave up, or reads something else than was meant; these lines say what an editor did.
 */
export function withSlips(content: Content, types: Types): Content {
  const slips = slipsBy(types);
  const found = [...content.entries.values()].filter((entry) => slips(entry).length > 0);
  if (found.length === 0) return content;
  const entries = new Map(content.entries);
  for (const entry of found) entries.set(entry.file, { ...entry, data: undefined, problems: [...slips(entry)] });
  return { ...content, entries };
}

const slipsBy = remember((types: Types) => {
  const all = [...types.keys()].flatMap((type) => fieldsOf(types, type));
  const names = new Set(all.map(({ name }) => name.value.toLowerCase()));
  return remember((entry: Entry): readonly Problem[] => fieldProblems(entry, names));
});

function fieldProblems(entry: Entry, names: ReadonlySet<string>): Problem[] {
  const { plain, bodyAt, problems } = entry;
  if (plain === "" || problems[0]?.message === conflictMessage) return [];
  const unwanted = signsIn(entry, 0, plain.slice(0, bodyAt || undefined), unseen);
  if (unwanted.length > 0) return unwanted;
  // A file whose fields are not found has no text under them.
  if (bodyAt === 0) return certain(entry, [fenced(plain) ?? []].flat());
  const lines = plain.split("\n");
  const slips = lineSlips(entry, lines, names);
  const failed = failedLine(entry);
  if (slips.length > 0 || failed === undefined) return certain(entry, slips);
  const answers = layouts(lines, failed, names).filter(({ meant }) => failedLine(readFrontmatter(meant)) === undefined);
  const [first] = answers;
  if (!first) return [];
  const readings = answers.filter(({ message }) => message === first.message).map(({ meant }) => dataOf(meant));
  return certain(entry, [{ isUncertain: new Set(readings).size > 1, ...first }]);
}

/** The line, from 0, on which reading a file's fields fails, or takes an entry for the text of another, which stands less deep. */
function failedLine({ plain, bodyAt, problems }: Frontmatter): number | undefined {
  const deeper = /^( *)- (?![\w-]+:(?: |$))[^\n]*\n\1 +- /m.exec(masked(plain.slice(0, bodyAt)));
  const line = deeper ? placeIn(plain, deeper.index).line + 1 : problems[0]?.line;
  return line && line - 1;
}

const dataOf = (text: string): string | undefined => JSON.stringify(readFrontmatter(text).data);

function lineSlips({ plain, bodyAt, problems }: Entry, lines: readonly string[], names: ReadonlySet<string>): Slip[] {
  const fields = plain.slice(0, bodyAt);
  const comments = [...fields.matchAll(/(?<=^|\s)<!--[ \t]*([^]*?)[ \t]*-->(?=[ \t]*$)/gm)].map(
    ({ 0: { length }, 1: words = "", index }) => ({
      message: "a note among the fields starts with #, not with <!--",
      meant: `${plain.slice(0, index)}# ${words.trim().replaceAll(/\n\s*/g, "\n# ")}${plain.slice(index + length)}`,
    }),
  );
  if (comments.length > 0) return comments;
  const seen = masked(fields).split("\n").slice(1, -2);
  return seen.flatMap((line, at) => {
    const odd = oddLine(line, names, problems.length > 0);
    return odd ? { ...odd, meant: lines.with(at + 1, odd.meant).join("\n") } : [];
  });
}

/** Slips with their mendings, if the file can be read once all of them are mended; without them, if it cannot. */
function certain(entry: Entry, slips: readonly Slip[]): Problem[] {
  if (slips.length === 0) return [];
  const found = slips.map(({ message, meant, isUncertain }) => {
    const [from, to, text] = difference(entry.plain, meant);
    return problemIn(entry, [from, to], message, isUncertain ? undefined : text);
  });
  return readFrontmatter(mended(entry.text, found)).data ? found : found.map(({ mend: _uncertain, ...slip }) => slip);
}

/** What differs between two texts: from where to where of the first, and what the second has there. */
function difference(before: string, after: string): [from: number, to: number, text: string] {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [from, before.length - end, after.slice(from, after.length - end)];
}
