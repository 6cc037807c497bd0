import { parseDocument, type Document } from "yaml";
import { isRecord } from "../record";
import type { Place } from "../problem";
import { omitNullish } from "../omit-nullish";
import { placeIn, rangeIn, type FieldPath, type Range } from "./places";
import { yamlProblem, type YamlProblem } from "./yaml-problem";

/** One markdown file, read. */
export interface Frontmatter {
  /** The fields as the YAML says, those without a value left out; undefined where it cannot be read. */
  data: Record<string, unknown> | undefined;
  /** The whole file as it is, byte-order mark and line ends included. */
  text: string;
  /** The file without its mark, and "\n" at the end of each line: ranges count the characters of this. */
  plain: string;
  /** The markdown under the frontmatter, and where it starts. */
  body: string;
  bodyAt: number;
  /** Why the frontmatter cannot be read; empty if it can. */
  problems: (Place & { message: string })[];
  /** The range of a value or its key; empty for a missing one, at its key or nearest parent. */
  rangeOf: (path: FieldPath, what?: "key" | "value") => Range;
}

/** A line of dashes, the fields, a line of dashes. */
const fenced = /^(---[ \t]*\n)([^]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** A text as ranges count its characters. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

/**
 * Reads a content file: YAML 1.2 between two lines of three dashes, then markdown. A byte-order mark and CRLF line ends
 * are accepted. Never throws: `problems` says why a file cannot be read.
 */
export function readFrontmatter(text: string): Frontmatter {
  const plain = plainText(text);
  const refusal = refused(plain);
  const [head = "", start = "", yaml = ""] = (!refusal && fenced.exec(plain)) || [];
  if (head === "") {
    const { at, message } = refusal ?? missingFence(plain);
    return { ...unreadable(message, placeIn(plain, at)), text, plain };
  }
  const { data, problem } = readFields(yaml);
  let document: Document | undefined;
  return {
    text,
    plain,
    body: plain.slice(head.length),
    bodyAt: head.length,
    data,
    problems: problem ? [{ ...placeIn(plain, start.length + problem.at), message: problem.message }] : [],
    rangeOf: (path, what) => {
      const [from, to] = data ? rangeIn((document ??= parseFields(yaml)), path, what) : [0, 0];
      return [start.length + from, start.length + to];
    },
  };
}

const parseFields = (yaml: string): Document => parseDocument(yaml, { prettyErrors: false, stringKeys: true });

/** The fields that YAML holds, or what is wrong with it. */
function readFields(yaml: string): { data?: Record<string, unknown>; problem?: YamlProblem } {
  try {
    const document = parseFields(yaml);
    const problem = yamlProblem(document, yaml);
    const data: unknown = problem ? undefined : omitNullish(document.toJS() ?? {});
    if (isRecord(data)) return { data };
    const message = 'the fields must be lines like "heading: Our story", with a space after the colon';
    return { problem: problem ?? { at: 0, message } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { problem: { at: 0, message: "the fields are nested too deeply: delete brackets that you do not need" } };
  }
}

/** What is known of a file that cannot be read. */
export const unreadable = (message: string, place: Place = { line: 1, column: 1 }): Frontmatter => ({
  data: undefined,
  text: "",
  plain: "",
  body: "",
  bodyAt: 0,
  problems: [{ ...place, message }],
  rangeOf: () => [0, 0],
});

/** Text that parsers need minutes for and nobody writes by hand: a pattern for its place, and the message. */
const refusals: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^[^\n]{10001}/m, "this line is too long: it has more than 10,000 characters. Start new paragraphs, or new fields"],
  [
    /^[ \t]{200}|^[ \t]*(?:(?:>|(?:[-*+]|\d+[.)])[ \t])[ \t]*){20}/m,
    "this line is nested too deeply: start it further to the left, with fewer of the characters > and -",
  ],
  [
    /[^\P{Cc}\t\n]|\p{Bidi_Control}/u,
    "an invisible control character is here, which can hide or reverse words: delete it, and type the words around it again",
  ],
  // What git writes around two versions: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
  [
    /^(?:(?:<{7}|>{7}|\|{7})(?: |$)|={7}$)/m,
    "git could not merge two versions of these lines: keep the right ones, and delete the lines that start with <<<<<<<, ======= or >>>>>>>",
  ],
];

function refused(plain: string): YamlProblem | undefined {
  const found = refusals.map(([pattern, message]) => ({ at: plain.search(pattern), message }));
  return found.find(({ at }) => at !== -1);
}

/** The problem of a file whose fields are not between two lines of three dashes. */
function missingFence(plain: string): YamlProblem {
  if (plain.trim() === "")
    return { at: 0, message: "the file is empty: write its fields between two lines of three dashes (---)" };
  if (!/^---[ \t]*\n/.test(plain))
    return { at: 0, message: "the file does not start with a line of three dashes (---): write one above its fields" };
  const like = plain.search(/(?<=\n)[ \t]*(?:[-–—_*=~] ?){2,}[ \t]*$/m);
  const end = like === -1 ? plain.search(/(?<=\n)[ \t]*$/m) : like;
  return { at: end, message: "the fields have no end: write a line of exactly three dashes (---) here" };
}
