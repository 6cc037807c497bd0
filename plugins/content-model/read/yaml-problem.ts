import { isAlias, isCollection, isScalar, visit, type Document, type ErrorCode, type Node, type YAMLError } from "yaml";

/** A problem of a file, and the index of its character. */
export interface YamlProblem {
  at: number;
  message: string;
}

/** The first problem of a file's fields, for editors; undefined if there is none. Later errors mostly follow from it. */
export function yamlProblem(document: Document, yaml: string): YamlProblem | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return explain(error, document, yaml);
  // No editor writes anchors, aliases and tags on purpose.
  const mark = /(?:[:-] +|^ *|[[{,] *)[&*!]/m.test(yaml) ? firstOf(document, isMarked) : undefined;
  if (mark === undefined) return undefined;
  // A node starts after its anchor or tag.
  const sign = yaml.slice(0, mark + 1).search(/[&*!]\S*\s*\S?$/);
  return at(sign, wrongStart(yaml, sign));
}

const closed = `has a quotation mark or bracket that is not closed: write ", ', ] or } where the value ends`;
const lineUp =
  "does not line up with the lines above: start fields that belong together in the same column, and each list entry with a dash and a space";
const noField =
  "is not a field: write a name, a colon, a space and a value on one line, join this line to the one above, move a text below the second line of dashes, or put # before a note";
const colon = `has a colon and a space in its value: put straight quotation marks (") around the whole value, or start a new line if another field begins here`;
const foreignSpace = "has a space that is not a plain one: delete it, and type a space";
const markup = "has markdown in a field, where it does nothing: write plain words, without * ` [ and ]";
const quotes = `has quotation marks that do not enclose the whole value: put double ones (") around it, with a backslash before each inside it (\\")`;
const trailing = "has a character after its last quotation mark: delete it";
const tab = "is indented with a tab: use spaces";
const longDash = "starts with another character than the dash of a list entry: type - and a space";
const comma = "has two entries between [ and ], or fields between { and }, without a comma: write one after each";

const messages: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: `has a backslash (\\) inside double quotation marks: write it twice, or put single quotation marks (') around the value`,
  DUPLICATE_KEY: "repeats a field: delete one of the two, or start the next list entry with a dash and a space",
  TAB_AS_INDENT: tab,
};

function explain({ code, pos: [start] }: YAMLError, document: Document, yaml: string): YamlProblem {
  const open = firstOf(document, (node) => isOpen(node, yaml));
  if (open !== undefined) return at(open, closed);
  const foreign = yaml.search(/(?<=^[ \t]*(?:-|(?:- *)?[\w-]+:)?)\xa0/m);
  if (foreign !== -1) return at(foreign, foreignSpace);
  const known = messages[code];
  if (known) return at(start, known);
  const startsLine = /(?:^|\n)[ \t]*$/.test(yaml.slice(0, start));
  if (code === "BLOCK_AS_IMPLICIT_KEY" && !startsLine) {
    const rest = lineAt(yaml, start);
    if (!/:(?:\s|$)/.test(rest)) return at(skipToContent(yaml, start + rest.length), lineUp);
    return at(start, /^["'](?![^"']*["'] +[\w-]+: )/.test(rest) ? quotes : colon);
  }
  if (!startsLine) return at(start, wrongStart(yaml, start));
  const content = skipToContent(yaml, start);
  const line = lineAt(yaml, content);
  if (yaml[content - 1] === "\t") return at(content, tab);
  if (/^[–—•]/.test(line)) return at(content, longDash);
  return at(content, /^(?:[-*]|[\w-]+:(?:\s|$))/.test(line) ? lineUp : noField);
}

const isMarked = (node: Node): boolean => isAlias(node) || Boolean(node.anchor ?? node.tag);

const at = (place: number, message: string): YamlProblem => ({ at: place, message: `this line ${message}` });

const lineAt = (yaml: string, from: number): string => yaml.slice(from).split("\n", 1)[0] ?? "";

/** The first character of the first line that is neither empty nor a comment. */
const skipToContent = (yaml: string, place: number): number =>
  place + (/^(?:[ \t]*(?:#.*)?\n)*[ \t]*/.exec(yaml.slice(place))?.[0].length ?? 0);

/** The message for a value that starts with a character that is special in YAML. */
function wrongStart(yaml: string, place: number): string {
  const line = lineAt(yaml, yaml.lastIndexOf("\n", place - 1) + 1);
  const [, value = "", sign = ""] = /^[ \t]*(?:- +)*(?:[\w-]+:[ \t]+)?((.).*)/.exec(line) ?? [];
  if (/^[ \t]*- +[\w-]+:[^\s:/]/.test(line)) return noField;
  if (/[\p{L}\p{N}]/u.test(sign)) return colon;
  if (/^(?:\*+[^\s*][^*]*\*|`[^`]+`|!?\[[^\]]*\]\()/.test(value)) return markup;
  if (/^(?:\[.*["'] +["']|\{.*["'] +["']?\w+["']?:).*[\]}]$/.test(value)) return comma;
  if (/^(?:["']|\[.*["'].*\]$)/.test(value)) return /^(["']).*\1[,;]$/.test(value) ? trailing : quotes;
  return `starts a value with ${sign}, which means something else here: ${/[|>]/.test(sign) ? "delete it, or " : ""}put quotation marks around the whole value${sign === "-" ? ", or start each entry of a list on a line of its own" : ""}`;
}

/** The start of the first value that passes a test; undefined if none does. */
function firstOf(document: Document, test: (node: Node) => boolean): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      if (!test(node)) return undefined;
      [start] = node.range ?? [];
      return visit.BREAK;
    },
  });
  return start;
}

const pairs: Readonly<Record<string, string>> = { '"': '"', "'": "'", "[": "]", "{": "}" };

/** Whether the quotation mark or bracket of a value is not closed, or is closed only by the next one in the file. */
function isOpen(node: Node, yaml: string): boolean {
  const [from, to] = node.range ?? [0, 0];
  const value = yaml.slice(from, to).trimEnd();
  const end = pairs[value[0] ?? ""];
  // A group of fields starts with its first name, which may have these marks.
  if (end === undefined || (isCollection(node) && !node.flow)) return false;
  const hasFields = isScalar(node) && /\n[ \t]*(?:- )?[\w-]+:(?:\s|$)/.test(value);
  return value.length === 1 || !value.endsWith(end) || hasFields;
}
