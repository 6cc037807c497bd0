import { isAlias, isNode, isScalar, visit, type Document, type YAMLError } from "yaml";

/** A problem of YAML, and the index of its character. */
export interface YamlProblem {
  at: number;
  message: string;
}

/** The first problem of a file's fields, for editors; undefined if there is none. Later errors mostly follow from it. */
export function yamlProblem(document: Document, yaml: string): YamlProblem | undefined {
  const [error] = [...document.errors, ...document.warnings];
  return error ? explain(error, document, yaml) : unwantedMark(document, yaml);
}

const closed = `has a quotation mark or bracket that is not closed: write ", ' or ] where the value ends`;
const lineUp =
  "does not line up with the lines above: start fields that belong together in the same column, and each list entry with a dash and a space";
const noField =
  "is not a field: write a name, a colon, a space and a value on one line, or join this line to the one above";
const colon =
  "has a colon and a space in its value: put quotation marks around the whole value, or start a new line if another field begins here";
const quotes = `has quotation marks that do not enclose the whole value: put single ones (') around a value that contains double ones ("), or the other way round`;
const backslash = `has a backslash (\\) inside double quotation marks: write it twice, or put single quotation marks (') around the value`;
const again = "repeats a field: delete one of the two, or start the next list entry with a dash and a space";

/** Errors about a whole line, which the parser reports at its start: https://eemeli.org/yaml/#errors */
const aboutLines = [
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "UNEXPECTED_TOKEN",
];

function explain({ code, pos }: YAMLError, document: Document, yaml: string): YamlProblem {
  const open = openAt(document, yaml);
  if (open !== undefined) return at(open, closed);
  const start = pos[0];
  const rest = lineAt(yaml, start);
  switch (code) {
    case "DUPLICATE_KEY":
      return at(start, again);
    case "TAB_AS_INDENT":
      return at(start, "is indented with a tab: use spaces");
    case "BAD_DQ_ESCAPE":
      return at(start, backslash);
    case "BLOCK_AS_IMPLICIT_KEY":
      if (startsLine(yaml, start)) break;
      return /:(?:\s|$)/.test(rest) ? at(start, colon) : at(contentFrom(yaml, start + rest.length), lineUp);
  }
  if (!aboutLines.includes(code) || !startsLine(yaml, start)) return at(start, wrongStart(yaml, start));
  const content = contentFrom(yaml, start);
  const line = lineAt(yaml, content);
  return at(content, /^(?:[-–—•*]|[\w-]+:(?:\s|$))/.test(line) && !/^\w+:$/.test(line) ? lineUp : noField);
}

const at = (place: number, message: string): YamlProblem => ({ at: place, message: `this line ${message}` });

/** The rest of a line from an index. */
const lineAt = (yaml: string, from: number): string => yaml.slice(from).split("\n", 1)[0] ?? "";

const startsLine = (yaml: string, place: number): boolean => /(?:^|\n)[ \t]*$/.test(yaml.slice(0, place));

/** The first character of the first line that is neither empty nor a comment. */
const contentFrom = (yaml: string, place: number): number =>
  place + (/^(?:[ \t]*(?:#.*)?\n)*[ \t]*/.exec(yaml.slice(place))?.[0].length ?? 0);

/** The message for a value that starts with a character that is special in YAML. */
function wrongStart(yaml: string, place: number): string {
  const line = lineAt(yaml, yaml.lastIndexOf("\n", place - 1) + 1);
  const [, sign = ""] = /^[ \t]*(?:- +)*(?:[\w-]+:[ \t]+)?(.)/.exec(line) ?? [];
  return /["']/.test(sign)
    ? quotes
    : `starts a value with ${sign}, which means something else here: put quotation marks around the whole value`;
}

/** The start of a value whose quotation mark or bracket is not closed, or is closed only by the next one in the file. */
function openAt(document: Document, yaml: string): number | undefined {
  let open: number | undefined;
  visit(document, (_key, node) => {
    const [from, to] = rangeOf(node);
    const value = yaml.slice(from, to).trimEnd();
    if (!/^["'[{]/.test(value)) return undefined;
    const isClosed = value.length > 1 && value.endsWith(pairs[value[0] ?? ""] ?? "");
    if (isClosed && !(isScalar(node) && /\n[ \t]*(?:- )?[\w-]+:(?:\s|$)/.test(value))) return undefined;
    open = from;
    return visit.BREAK;
  });
  return open;
}

const pairs: Readonly<Record<string, string>> = { '"': '"', "'": "'", "[": "]", "{": "}" };

const rangeOf = (node: unknown): readonly [number, number] => {
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  return [from, to];
};

/** Rejects anchors, aliases and tags, which no editor writes on purpose. */
function unwantedMark(document: Document, yaml: string): YamlProblem | undefined {
  if (!/(?:[:-] +|^ *|[[{,] *)[&*!]\S/m.test(yaml)) return undefined;
  let found: number | undefined;
  visit(document, (_key, node) => {
    if (!isAlias(node) && !(isNode(node) && (node.anchor ?? node.tag))) return undefined;
    [found] = rangeOf(node);
    return visit.BREAK;
  });
  return found === undefined ? undefined : at(found, wrongStart(yaml, found));
}
