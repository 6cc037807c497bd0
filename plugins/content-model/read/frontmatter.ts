import { isMap, isNode, isScalar, parseDocument, type Document } from "yaml";
import { memoize } from "../memoize";
import { isRecord, omitNullish, type Fields } from "../record";
import type { FieldPath } from "../problem";
import { cleanMember, cleanText } from "./clean";
import { yamlProblem, type YamlProblem } from "./yaml-problem";

/** A range of characters; the end is exclusive. */
export type Range = readonly [from: number, to: number];

/** A parsed markdown file. Without functions, so that a build can keep it for the next. */
export interface Frontmatter {
  /** The fields without the empty ones; undefined if the YAML cannot be parsed. */
  data: Fields | undefined;
  /** The whole file, with its byte-order mark and line ends. */
  text: string;
  /** The file without invisible characters and with "\n" as line ends. Ranges count its characters. */
  plain: string;
  /** The markdown below the front matter, and its start in `plain`. */
  body: string;
  bodyAt: number;
  problem: YamlProblem | undefined;
}

/** A line of dashes, the fields, a line of dashes. */
const fenced = /^(---[ \t]*\n)([^]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** Parses a content file, YAML 1.2 between two lines of dashes, then markdown, without invisible characters. Never throws: see `problem`. */
export function readFrontmatter(text: string): Frontmatter {
  const plain = cleanText(text).replaceAll(/\r\n?/g, "\n");
  const refusal = refusals
    .map(([pattern, message]) => ({ at: plain.search(pattern), message }))
    .find(({ at }) => at !== -1);
  const [head = "", start = "", yaml = ""] = (!refusal && fenced.exec(plain)) || [];
  if (head === "") {
    const { at, message } = refusal ?? missingFence(plain);
    return { ...unreadable(message, at), text, plain };
  }
  const { data, problem } = readFields(yaml);
  return {
    text,
    plain,
    body: plain.slice(head.length),
    bodyAt: head.length,
    data,
    problem: problem && { ...problem, at: start.length + problem.at },
  };
}

const parseFields = (yaml: string): Document => parseDocument(yaml, { prettyErrors: false, stringKeys: true });

function readFields(yaml: string): { data?: Fields; problem?: YamlProblem } {
  const document = parseFields(yaml);
  const problem = yamlProblem(document, yaml);
  const data: unknown = problem ? undefined : omitNullish(document.toJS({ reviver: cleanMember }) ?? {});
  if (isRecord(data)) return { data };
  const message = 'the fields must be lines like "heading: Our story", with a space after the colon';
  return { problem: problem ?? { at: 0, message } };
}

/** A file that cannot be parsed. */
export const unreadable = (message: string, at = 0): Frontmatter => ({
  data: undefined,
  text: "",
  plain: "",
  body: "",
  bodyAt: 0,
  problem: { at, message },
});

/** The fields of a file, and their start. */
const documentOf = memoize(({ plain }: Frontmatter) => {
  const [, start = "", yaml = ""] = fenced.exec(plain) ?? [];
  return { document: parseFields(yaml), at: start.length };
});

/** The range of a value, or of its key. A missing one has an empty range at its key, or at its nearest parent. */
export function rangeOf(file: Frontmatter, path: FieldPath, what?: "key" | "value"): Range {
  if (!file.data) return [0, 0];
  const { document, at } = documentOf(file);
  const [from, to] = rangeIn(document, path, what);
  return [at + from, at + to];
}

function rangeIn(document: Document, path: FieldPath, what: "key" | "value" = "value"): Range {
  const group = document.getIn(path.slice(0, -1), true);
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const key: unknown = pair && pair.key;
  const node: unknown = what === "key" && key ? key : document.getIn(path, true);
  const [from, to] = (isNode(node) && node.range) || [0, 0];
  // An empty entry of a list has no key.
  if (from < to || path.length === 0 || (isNode(node) && !pair)) return [from, to];
  const [start] = isNode(key) && key.range ? key.range : rangeIn(document, path.slice(0, -1));
  return [start, start];
}

/** Patterns of text that no content file may have, each with its message. */
const refusals: readonly (readonly [pattern: RegExp, message: string])[] = [
  // Parsers need minutes for these, or overflow the stack.
  [/^[^]{100001}/, "the file is too long (maximum 100,000 characters): move parts of its text to other files"],
  [/^[^\n]{10001}/m, "this line is too long (maximum 10,000 characters): start a new paragraph, or a new field"],
  [
    /^[ \t]{200}|^[ \t]*(?:(?:>|(?:[-*+]|\d+[.)])[ \t])[ \t]*){20}|(?:[[{][^[\]{}]*){100}|(?:[[{*_](?:[^[{*_\n]|\n(?!\s*\n))*){500}/m,
    "this is nested too deeply: start the line further to the left, and use fewer characters such as > - [ and *",
  ],
  [/[^\P{Cc}\t\n]/u, "an invisible control character is here: delete it, and type the words around it again"],
  // Git's conflict markers: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
  [
    /^(?:(?:<{7}|>{7}|\|{7})(?: |$)|={7}$)/m,
    "git could not merge two versions of these lines: keep the right ones, and delete the lines that start with <<<<<<<, ======= or >>>>>>>",
  ],
];

/** The problem of a file whose fields are not between two lines of three dashes. */
function missingFence(plain: string): YamlProblem {
  if (plain.trim() === "")
    return { at: 0, message: "the file is empty: write its fields between two lines of three dashes (---)" };
  if (/^\s*```/.test(plain))
    return { at: 0, message: "three ` make the file program code: delete this line, and the last line of three `" };
  if (/^(?!-|\s*[\w-]+:\s)[^]*?(?<=\n)---[ \t]*\n[a-z][\w-]*:/i.test(plain))
    return { at: 0, message: "the first line must be the one of three dashes (---): delete everything above it" };
  if (!/^---[ \t]*\n/.test(plain))
    return { at: 0, message: "the first line must be exactly three dashes (---), and the fields must be below it" };
  const like = plain.search(/(?<=\n)[ \t]*(?:—|\.{3}|(?:[-–—_*=~] ?){2,})[ \t\xa0]*$/m);
  const end = like === -1 ? plain.search(/(?<=\n)[ \t]*$/m) : like;
  return { at: end, message: "the fields have no end: write a line of exactly three dashes (---) here" };
}
