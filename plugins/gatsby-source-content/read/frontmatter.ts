import { isAlias, isNode, LineCounter, parseDocument, visit, type Document } from "yaml";
import { isRecord } from "../record";
import type { Mending, Place } from "../problem";
import { conflictLine, conflictMessage } from "./conflict";
import { filledIn } from "../filled-in";
import { lineStarts, rangeIn, type FieldPath } from "./places";
import { yamlMessage } from "./yaml-message";

/** One markdown file, read. */
export interface Frontmatter {
  /** The fields as the YAML says, those without a value left out; undefined where it cannot be read. */
  data: Record<string, unknown> | undefined;
  /** The whole file as it is, byte-order mark and line ends included. */
  text: string;
  /** The markdown under the frontmatter. */
  body: string;
  /** The line, from 1, on which the body starts. */
  bodyLine: number;
  /** Why the frontmatter cannot be read; empty if it can. */
  problems: (Place & { message: string; mend?: Mending })[];
  /** Place of a value, or of its key; of the nearest parent for one that is missing. */
  placeOf: (path: FieldPath, what?: "key" | "value") => Place;
  /** The characters of the file, from 0, that a value or its key takes up; undefined for one that is not written. */
  spanOf: (path: FieldPath, what?: "key" | "value") => Mending["range"] | undefined;
}

const fence = /^---[ \t]*$/;

/**
 * Reads a content file: YAML 1.2 between two lines of three dashes, then markdown. A byte-order mark and CRLF line ends
 * are accepted. Never throws: `problems` says why a file cannot be read.
 */
export function readFrontmatter(text: string): Frontmatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const failed = (message: string, line = 1): Frontmatter => ({ ...unreadable(message, { line, column: 1 }), text });
  const conflict = conflictLine(lines, fence);
  if (conflict !== -1) return failed(conflictMessage, conflict + 1);
  const end = fence.test(lines[0] ?? "") ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  if (end === -1) return failed(fenceMessage(lines));
  const deep = deepLine(lines.slice(1, end));
  return deep === -1 ? fenced(text, lines, end) : failed("the fields are nested too deeply", deep + 2);
}

/** The first line that is nested deeper than content ever is, or -1. Very deep nesting would overflow the YAML parser's stack. */
function deepLine(lines: readonly string[]): number {
  let open = 0;
  return lines.findIndex((line) => {
    for (const letter of line)
      open = Math.max(0, open + (letter === "[" || letter === "{" ? 1 : letter === "]" || letter === "}" ? -1 : 0));
    return open > 20 || /^\s{100}|(?:[-?:]\s+){20}/.test(line);
  });
}

/** What is known of a file that cannot be read. */
export function unreadable(message: string, start: Place = { line: 1, column: 1 }): Frontmatter {
  const problems = [{ ...start, message }];
  return {
    data: undefined,
    text: "",
    body: "",
    bodyLine: 1,
    problems,
    placeOf: () => start,
    spanOf: () => undefined,
  };
}

function fenced(text: string, lines: readonly string[], end: number): Frontmatter {
  const counter = new LineCounter();
  const yaml = lines.slice(1, end).join("\n") + "\n";
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    stringKeys: true,
  });
  // The YAML starts on the file's second line, below the dashes.
  const place = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problems = [...document.errors, ...document.warnings]
    .map((error) => {
      const at = place(error.pos[0]);
      return { ...at, message: yamlMessage(error.code, lines[at.line - 1] ?? "") };
    })
    .slice(0, 1); // Later errors mostly follow from the first.
  // Looking at every node takes long.
  if (!problems.length && /[&*!]/.test(yaml)) problems.push(...beyondPlainYaml(document, place, lines));
  const data: unknown = problems.length ? undefined : filledIn(document.toJS() ?? {});
  if (!problems.length && !isRecord(data))
    problems.push({
      line: 2,
      column: 1,
      message: 'the fields must be lines like "heading: Our story", with a space after the colon',
    });
  const starts = lineStarts(text);
  const offsetOf = (offset: number): number => {
    const { line, column } = place(offset);
    return (starts[line - 1] ?? 0) + column - 1;
  };
  return {
    data: isRecord(data) ? data : undefined,
    text,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
    problems,
    placeOf: (path, what = "value") => place(rangeIn(document, path, what)[0]),
    spanOf: (path, what = "value") => {
      const [from, to] = rangeIn(document, path, what);
      return to === undefined ? undefined : [offsetOf(from), offsetOf(to)];
    },
  };
}

/** Anchors, aliases and tags of YAML: no editor writes one on purpose, and aliases can make endless values. */
function beyondPlainYaml(
  document: Document,
  place: (offset: number) => Place,
  lines: readonly string[],
): (Place & { message: string })[] {
  const found: (Place & { message: string })[] = [];
  visit(document, (_key, node) => {
    const sign = isAlias(node) ? "*" : isNode(node) && node.anchor ? "&" : isNode(node) && node.tag ? "!" : undefined;
    if (!sign || !isNode(node)) return undefined;
    const message = `a text that starts with ${sign} needs quotation marks around it`;
    const { line, column } = place(node.range?.[0] ?? 0);
    // The node's place is that of its value; its anchor or tag is written before that.
    const before = lines[line - 1]?.lastIndexOf(sign, column - 1) ?? -1;
    found.push({ line, column: before === -1 ? column : before + 1, message });
    return visit.SKIP;
  });
  return found;
}

function fenceMessage(lines: readonly string[]): string {
  if (fence.test(lines[0] ?? ""))
    return "the fields have no end: write a line of three dashes (---) under the last of them";
  if (lines.join("").trim() === "")
    return "the file is empty: write its fields between two lines of three dashes (---)";
  return "the fields are missing: start the file with a line of three dashes (---), then the fields, then three dashes again";
}
