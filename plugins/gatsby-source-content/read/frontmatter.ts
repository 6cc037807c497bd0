import { isAlias, isNode, parseDocument, visit, type Document } from "yaml";
import { isRecord } from "../record";
import type { Mending, Place } from "../problem";
import { filledIn } from "../filled-in";
import { kept } from "./kept";
import { placeIn, rangeIn, type FieldPath, type Range } from "./places";

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
  problems: (Place & { message: string; mend?: Mending })[];
  /** Where a value, or its key, stands; without an extent for one that is not written, at its key or nearest parent. */
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
  const [head = "", start = "", yaml = ""] = fenced.exec(plain) ?? [];
  const failed = (message: string, at = 0): Frontmatter => ({
    ...unreadable(message, placeIn(plain, at)),
    text,
    plain,
  });
  // In a text, a line of equals signs underlines a heading.
  const conflict = [plain.search(/^(?:<{7}|>{7}|\|{7})(?: |$)/m), head.search(/^={7}$/m)].filter((at) => at !== -1);
  if (conflict.length > 0) return failed(conflictMessage, Math.min(...conflict));
  if (head === "") return failed(fenceMessage(plain));
  const read = { text, plain, body: plain.slice(head.length), bodyAt: head.length };
  try {
    const { data, problem } = readFields(yaml);
    let document: Document | undefined;
    return {
      ...read,
      data,
      problems: problem ? [{ ...placeIn(plain, start.length + problem.at), message: problem.message }] : [],
      rangeOf: (path, what) => {
        const [from, to] = rangeIn((document ??= parseFields(yaml)), path, what);
        return [start.length + from, start.length + to];
      },
    };
  } catch {
    return { ...failed("the fields are nested too deeply", start.length), ...read };
  }
}

const parseFields = (yaml: string): Document => parseDocument(yaml, { prettyErrors: false, stringKeys: true });

/** The fields that YAML holds, or what is wrong with it. */
const readFields = kept("fields", (yaml): { data?: Record<string, unknown>; problem?: Wrong } => {
  const document = parseFields(yaml);
  const problem = problemIn(document, yaml);
  const data: unknown = problem ? undefined : filledIn(document.toJS() ?? {});
  if (isRecord(data)) return { data };
  const message = 'the fields must be lines like "heading: Our story", with a space after the colon';
  return { problem: problem ?? { at: 0, message } };
});

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

/** What is wrong with YAML, and at which of its characters. */
interface Wrong {
  at: number;
  message: string;
}

/** The first thing that is wrong with the YAML; later ones mostly follow from it. */
function problemIn(document: Document, yaml: string): Wrong | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { at: error.pos[0], message: yamlMessage(error.code, yaml.slice(error.pos[0])) };
  let odd: number | undefined;
  // No editor writes anchors, aliases and tags on purpose, and aliases can make endless values. Looking at every node takes long.
  if (/[&*!]/.test(yaml))
    visit(document, (_key, node) => {
      if (!isAlias(node) && !(isNode(node) && (node.anchor ?? node.tag))) return undefined;
      odd = node.range?.[0] ?? 0;
      return visit.BREAK;
    });
  return odd === undefined
    ? undefined
    : { at: odd, message: "a text that starts with & or ! needs quotation marks around it" };
}

/** What an editor is told of a YAML parser's errors (https://eemeli.org/yaml/#errors) that no slip in the lines of the fields explains. */
const words: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "this field is written twice: keep one of them",
  TAB_AS_INDENT: "a tab is used to indent: use spaces instead",
};

const yamlMessage = (code: string, rest: string): string =>
  rest === ""
    ? "a quotation mark or bracket above is not closed"
    : (words[code] ??
      "this line cannot be read: look here, and on the line above, for a quotation mark, bracket, colon or space that is missing or too many");

/** What git writes around two versions of the same lines: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
export const conflictMessage =
  "this file holds two versions of the same lines, which git could not merge: keep the right lines, and delete those that start with <<<<<<<, ======= or >>>>>>>";

function fenceMessage(text: string): string {
  if (text.trim() === "") return "the file is empty: write its fields between two lines of three dashes (---)";
  return text.startsWith("---")
    ? "the fields have no end: write a line of three dashes (---) under the last of them"
    : "the fields are missing: start the file with a line of three dashes (---), then the fields, then three dashes again";
}
