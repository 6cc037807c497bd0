import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import type { Place } from "./problem";

/** Where in the frontmatter a value stands, as in `["items", 2, "heading"]`. */
export type FieldPath = readonly (string | number)[];

/** One markdown file, read. */
export interface Frontmatter {
  /** The fields as the YAML says, or undefined where it cannot be read. */
  data: Record<string, unknown> | undefined;
  /** The markdown under the frontmatter. */
  body: string;
  /** The line, from 1, on which the body starts. */
  bodyLine: number;
  /** What stops the frontmatter from being read. */
  problems: (Place & { message: string })[];
  /** Place of a value, or of its key; of the nearest parent for one that is missing. */
  placeOf: (path: FieldPath, what?: "key" | "value") => Place;
}

/** Whether a value read from YAML is a list of fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fence = /^---[ \t]*$/;

/**
 * Reads a content file: YAML 1.2 between two lines of three dashes, then markdown. A byte-order mark and CRLF line ends
 * are accepted. Never throws: what cannot be read is told in `problems`.
 */
export function readFrontmatter(text: string): Frontmatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const end = fence.test(lines[0] ?? "") ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  if (end === -1) return unfenced(lines);

  const counter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join("\n") + "\n", {
    lineCounter: counter,
    prettyErrors: false,
    stringKeys: true,
  });
  // The fence above the YAML is one line of the file.
  const place = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    ...place(error.pos[0]),
    message: yamlMessage(error.code, error.message),
  }));
  const data: unknown = problems.length ? undefined : (document.toJS({ maxAliasCount: 100 }) ?? {});
  if (!problems.length && !isRecord(data))
    problems.push({ line: 2, column: 1, message: 'the frontmatter must be lines like "heading: Our story"' });
  return {
    data: isRecord(data) ? data : undefined,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
    problems,
    placeOf: (path, what = "value") => placeIn(document, path, what, place),
  };
}

function unfenced(lines: string[]): Frontmatter {
  const start = { line: 1, column: 1 };
  const message = fence.test(lines[0] ?? "")
    ? "the frontmatter has no end: write a line of three dashes (---) under its last field"
    : lines.join("").trim() === ""
      ? "the file is empty: write its fields between two lines of three dashes (---)"
      : "the frontmatter is missing: start the file with a line of three dashes (---), then the fields, then three dashes again";
  return { data: undefined, body: "", bodyLine: 1, problems: [{ ...start, message }], placeOf: () => start };
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
    offset = rangeStart(wanted) ?? rangeStart(key) ?? offset;
  }
  return place(offset);
}

const rangeStart = (node: unknown): number | undefined =>
  isCollection(node) || isScalar(node) ? node.range?.[0] : undefined;

/** The YAML parser's findings in an editor's words; its own where they are plain enough. */
function yamlMessage(code: string, message: string): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return "this field is written twice: keep one of them";
    case "TAB_AS_INDENT":
      return "a tab is used to indent: use spaces instead";
    case "BAD_INDENT":
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_AS_IMPLICIT_KEY":
      return 'the lines are not indented alike, or a text with ": " in it needs quotation marks around it';
    case "MISSING_CHAR":
      return `a character is missing: ${message[0]?.toLowerCase()}${message.slice(1)}`;
    default:
      return `this is not valid YAML: ${message[0]?.toLowerCase()}${message.slice(1)}`;
  }
}
