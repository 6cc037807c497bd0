import type { Content } from "../../read/content";
import { conflictMessage } from "../../read/conflict";
import type { Entry } from "../../read/entry";
import { readFrontmatter } from "../../read/frontmatter";
import { remember } from "../../remember";
import type { Problem } from "../../problem";
import { fieldsOf, type Types } from "../../schema/sdl";
import { mended } from "../mend";
import { blockSlips, fenceSlips } from "./fence-slips";
import { fieldSlips } from "./field-slips";
import { masked } from "./masked";
import { slipsIn, type Found, type Lines, type Slip } from "./slip";

/**
 * The content as its rules are to see it: a file with a slip in the lines of its fields counts as one that cannot be read. A parser
 * says where it gave up, or reads something else than was meant; these lines say what an editor did.
 */
export function withSlips(content: Content, types: Types): Content {
  const slips = slipsBy(types);
  const found = [...content.entries.values()].filter((entry) => slips(entry).length > 0);
  if (found.length === 0) return content;
  const entries = new Map(content.entries);
  for (const entry of found) {
    const problems = [...slips(entry)];
    const body = problems.some(({ line }) => line >= entry.bodyLine - 1) ? "" : entry.body;
    entries.set(entry.file, { ...entry, data: undefined, body, problems });
  }
  return { ...content, entries };
}

const slipsBy = remember((types: Types) => {
  const names = fieldNames(types);
  return remember((entry: Entry) => fieldProblems(entry, names));
});

/** The names of all fields that there are, in small letters. */
const fieldNames = (types: Types): Found["names"] =>
  new Set([...types.keys()].flatMap((type) => fieldsOf(types, type).map(({ name }) => name.value.toLowerCase())));

function fieldProblems(entry: Entry, names: Found["names"]): Problem[] {
  const { text, problems, bodyLine } = entry;
  if (text === "" || problems.some(({ message }) => message === conflictMessage)) return [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const from = (first: number, end?: number): Lines => ({ text: lines.slice(first - 1, end).join("\n"), first });
  // A file whose fields are not found has no text under them.
  if (bodyLine === 1) return cause(entry, fenceSlips, (table) => slipsIn(entry, from(1), table, names));
  const blocks = cause(entry, blockSlips, (table) => slipsIn(entry, from(bodyLine - 1), table, names));
  const fields = { text: masked(lines.slice(1, bodyLine - 2)).join("\n"), first: 2 };
  const find = (table: readonly Slip[], attempt: number) => slipsIn(entry, fields, table, names, attempt);
  const always = fieldSlips.filter((slip) => slip.always);
  return [...blocks, ...(problems.length > 0 ? cause(entry, fieldSlips, find) : certain(entry, always, find))];
}

/** The most answers that a slip tries. */
const attempts = 3;

type Find = (table: readonly Slip[], attempt: number) => Problem[];

/**
 * The slips for which the fields cannot be read: those of one kind, if their mending is all that it takes, or else all that look like
 * slips.
 */
function cause(entry: Entry, table: readonly Slip[], find: Find): Problem[] {
  for (const slip of table) {
    const slips = certain(entry, [slip], find);
    if (slips.some(({ mend }) => mend)) return slips;
  }
  return certain(entry, table, find);
}

/** Slips with their mendings, if the file can be read once all of them are mended; without them, if it cannot. */
function certain(entry: Entry, table: readonly Slip[], find: Find): Problem[] {
  const first = find(table, 0);
  if (!first.some(({ mend }) => mend)) return first;
  const answers = Array.from({ length: attempts }, (_none, attempt) => find(table, attempt)).flatMap((slips) => {
    const { data } = readFrontmatter(mended(entry.text, slips));
    return data ? [{ slips, read: JSON.stringify(data) }] : [];
  });
  const [answer] = answers;
  return answer && answers.every(({ read }) => read === answer.read)
    ? answer.slips
    : first.map(({ mend: _uncertain, ...slip }) => slip);
}
