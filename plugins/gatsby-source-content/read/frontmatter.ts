import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import { isRecord } from "../record";
import type { Place } from "../problem";
import { conflictLine, conflictMessage } from "./conflict";
import { yamlMessage } from "./yaml-message";

/** Where in the frontmatter a value stands, as in `["items", 2, "heading"]`. */
export type FieldPath = readonly (string | number)[];

/** One markdown file, read. */
export interface Frontmatter {
  /** The fields as the YAML says, or undefined where it cannot be read. */
  data: Record<string, unknown> | undefined;
  /** The whole file as it is, byte-order mark and line ends included. */
  text: string;
  /** The markdown under the frontmatter. */
  body: string;
  /** The line, from 1, on which the body starts. */
  bodyLine: number;
  /** Why the frontmatter cannot be read; empty if it can. */
  problems: (Place & { message: string })[];
  /** Place of a value, or of its key; of the nearest parent for one that is missing. */
  placeOf: (path: FieldPath, what?: "key" | "value") => Place;
}

const fence = /^---[ \t]*$/;

/**
 * Reads a content file: YAML 1.2 between two lines of three dashes, then markdown. A byte-order mark and CRLF line ends
 * are accepted. Never throws: `problems` says why a file cannot be read.
 */
export function readFrontmatter(text: string): Frontmatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const conflict = conflictLine(lines, fence);
  if (conflict !== -1) return unreadable(conflictMessage, { line: conflict + 1, column: 1 });
  const end = fence.test(lines[0] ?? "") ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  if (end === -1) return unreadable(fenceMessage(lines));
  const deep = deepLine(lines.slice(1, end));
  return deep === -1
    ? fenced(text, lines, end)
    : unreadable("the fields are nested too deeply", { line: deep + 2, column: 1 });
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
  return { data: undefined, text: "", body: "", bodyLine: 1, problems: [{ ...start, message }], placeOf: () => start };
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
      return { ...at, ...yamlMessage(error.code, error.message, lines[at.line - 1] ?? "") };
    })
    .slice(0, 1); // Later errors mostly follow from the first.
  // Looking at every node takes long.
  if (!problems.length && /[&*!]/.test(yaml)) problems.push(...beyondPlainYaml(document, place, lines));
  const data: unknown = problems.length ? undefined : (document.toJS() ?? {});
  if (!problems.length && !isRecord(data))
    problems.push({
      line: 2,
      column: 1,
      message: 'the frontmatter must be lines like "heading: Our story", with a space after the colon',
    });
  return {
    data: isRecord(data) ? data : undefined,
    text,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
    problems,
    placeOf: (path, what = "value") => placeIn(document, path, what, place),
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
    return "the frontmatter has no end: write a line of three dashes (---) under its last field";
  if (lines.join("").trim() === "")
    return "the file is empty: write its fields between two lines of three dashes (---)";
  return "the frontmatter is missing: start the file with a line of three dashes (---), then the fields, then three dashes again";
}

function placeIn(document: Document, path: FieldPath, what: "key" | "value", place: (offset: number) => Place): Place {
  let node: unknown = document.contents;
  let offset = isCollection(node) ? (node.range?.[0] ?? 0) : 0;
  for (const [depth, part] of path.entries()) {
    if (!isCollection(node)) break;
    const item = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === part)
      : node.items[Number(part)];
    if (item === undefined) break;
    const key = isPair(item) ? item.key : undefined;
    node = isPair(item) ? item.value : item;
    const wanted = (depth === path.length - 1 && what === "key" && key) || node;
    // An empty value has no place: point at its key.
    const written = isScalar(wanted) && wanted.value === null ? key : wanted;
    offset = rangeStart(written) ?? rangeStart(key) ?? offset;
  }
  return place(offset);
}

const rangeStart = (node: unknown): number | undefined =>
  isCollection(node) || isScalar(node) ? node.range?.[0] : undefined;
