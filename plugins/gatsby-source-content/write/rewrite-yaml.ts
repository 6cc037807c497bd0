import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isPair, isScalar, parseDocument } from "yaml";
import type { ParsedNode, YAMLMap, YAMLSeq } from "yaml";
import { filledIn } from "../filled-in";
import { PlainError } from "../plain-error";
import { isRecord } from "../record";
import { listOrigins } from "./list-origins";
import { printFlow, printLines, printValue } from "./print-yaml";

type Fields = Record<string, unknown>;
type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;

/** A field of a group, or an entry of a list, in the source. */
interface Entry {
  /** Of a field. */
  name: string;
  value: ParsedNode | null;
  /** Where the empty lines and comments above it begin. */
  from: number;
  /** Where its name or its dash stands. */
  start: number;
  /** Behind its last line. */
  to: number;
}

/**
 * YAML with other fields, none of them null. Only what differs is written anew: the rest keeps its bytes, with its comments, order,
 * quotation marks and indentation. The comments above a list's entry are moved and removed with it; those above a field stay.
 */
export function rewriteYaml(source: string, fields: Fields): string {
  const startOfLine = (at: number): number => source.lastIndexOf("\n", at - 1) + 1;
  /** Behind the line on which a value ends. A text in a block ends there itself. */
  const endOfLine = (at: number): number =>
    source[at - 1] === "\n" ? at : source.indexOf("\n", at) + 1 || source.length;
  const indentOf = (at: number): string => " ".repeat(at - startOfLine(at));

  const root = parseDocument(source, { stringKeys: true }).contents;
  if (!isMap(root) || root.items.length === 0) return source + printLines(fields, "");
  return changed({ name: "", value: root, from: 0, start: 0, to: source.length }, fields, fields);

  /** The lines of an entry with another value; `whole` is that value with its name or dash. */
  function changed(entry: Entry, now: unknown, whole: object): string {
    const { value, from, start, to } = entry;
    if (value && isEqual(value, now)) return source.slice(from, to);
    if (isScalar(value) && value.value !== null && typeof now !== "object")
      return inPlace(entry, value, printValue(now, value.type, indentOf(start)));
    if (isCollection(value) && value.flow && typeof now === "object")
      return inPlace(entry, value, inBrackets(value, now));
    if (isCollection(value) && isAlike(value, now) && Object.keys(now).length > 0) return inLines(entry, value, now);
    return source.slice(from, start) + printLines(whole, indentOf(start)).trimStart();
  }

  /** The lines of an entry with another text in place of its value's, and the comment behind it. */
  function inPlace({ from, to }: Entry, { range: [first, last] }: ParsedNode, text: string): string {
    const [sign] = /^[|>][-+\d]*/.exec(source.slice(first, last)) ?? [];
    const behind = sign ? source.slice(first + sign.length, endOfLine(first + 1)) : source.slice(last, to);
    // Of a text in a block, the comment stands behind the sign.
    return source.slice(from, first) + (/^[|>]/.test(text) ? text.replace("\n", () => behind) + "\n" : text + behind);
  }

  /** A value within brackets as another. What stands between values stays as far as there are as many. */
  function inBrackets(node: ParsedNode, now: unknown): string {
    const [first, last] = node.range;
    if (isEqual(node, now)) return source.slice(first, last);
    if (!isCollection(node) || node.items.length === 0 || !isAlike(node, now))
      return printFlow(now, isScalar(node) ? node.type : undefined);
    const old = entriesIn(node);
    const texts = pairs(old, now).map(({ entry, value, whole }) =>
      entry?.value
        ? source.slice(entry.start, entry.value.range[0]) + inBrackets(entry.value, value)
        : printFlow(whole).slice(1, -1),
    );
    const between = old.map(({ from, start }) => source.slice(from, start));
    const behind = source.slice(old.at(-1)?.to, last);
    if (texts.length === old.length) return texts.map((text, at) => (between[at] ?? "") + text).join("") + behind;
    if ([...between, behind].some((text) => text.includes("#"))) throw new PlainError(unwritable);
    return (between[0] ?? "") + texts.join(between[1] ?? ", ") + behind;
  }

  function inLines({ from, to }: Entry, node: Collection, now: Fields | unknown[]): string {
    const entries = entriesIn(node);
    const [first, last] = [entries[0]?.from ?? from, entries.at(-1)?.to ?? to];
    const indent = indentOf(node.range[0]);
    const text = Array.isArray(now) ? list(entries, now, indent) : group(entries, now, indent);
    // The first entry may stand behind a dash.
    return (
      source.slice(from, first) + (startOfLine(first) === first ? text : text.trimStart()) + source.slice(last, to)
    );
  }

  function group(entries: Entry[], now: Fields, indent: string): string {
    const fields = entries.map((entry) => {
      const { name, value, from, start, to } = entry;
      const line = Math.max(from, startOfLine(start));
      const isEmpty = value === null || (isScalar(value) && value.value === null);
      const text = Object.hasOwn(now, name)
        ? changed({ ...entry, from: line }, now[name], { [name]: now[name] })
        : source.slice(line, isEmpty ? to : line);
      return { name, text: source.slice(from, line) + indented(line, text) };
    });
    Object.entries(now).reduce((at, [name, value]) => {
      const found = fields.findIndex((one) => one.name === name);
      if (found === -1) fields.splice(at, 0, { name, text: printLines({ [name]: value }, indent) });
      return (found === -1 ? at : found) + 1;
    }, 0);
    return fields.map(({ text }) => text).join("");
  }

  function list(entries: Entry[], now: unknown[], indent: string): string {
    // Empty lines stay where they are, whichever entries they part.
    const gapOf = ({ from }: Entry): string => /^(\s*\n)?/.exec(source.slice(from))?.[0] ?? "";
    const gaps = entries.map(gapOf);
    const lines = pairs(entries, now).map(({ entry, value, whole }, place) => {
      const gap = gaps[place] ?? gaps.at(-1) ?? "";
      if (!entry) return gap + printLines(whole, indent);
      const from = entry.from + gapOf(entry).length;
      return gap + indented(from, changed({ ...entry, from }, value, whole));
    });
    return lines.join("");
  }

  /** The text of an entry that begins here, indented even if it stands behind a dash. */
  function indented(at: number, text: string): string {
    return (startOfLine(at) === at || text === "" ? "" : indentOf(at)) + text;
  }

  function entriesIn(node: Collection): Entry[] {
    const [first] = node.range;
    let to = node.flow ? first : first - (aboveFirst.exec(source.slice(0, first))?.[0].length ?? 0);
    return node.items.map((item) => {
      const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
      const from = to;
      const start = node.flow ? key.range[0] : from + (above.exec(source.slice(from))?.[0].length ?? 0);
      to = node.flow ? (value ?? key).range[1] : endOf(value ?? key, indentOf(start));
      return { name: keyOf(key), value, from, start, to };
    });
  }

  /** Behind the lines of an entry: comments under it that stand deeper than its name or dash belong to it. */
  function endOf(node: ParsedNode, indent: string): number {
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    const value = isPair(last) ? (last.value ?? last.key) : last;
    const at = value ? endOf(value, indentOf(node.range[0])) : endOfLine(node.range[1]);
    return at + (new RegExp(`^(?:${indent}[ \\t]+#.*\\n?)*`).exec(source.slice(at))?.[0].length ?? 0);
  }
}

/** Empty lines and comments above a name or a dash. */
const above = /^(?:[ \t]*(?:#[^\n]*|\r)?\n)*[ \t]*/;
const aboveFirst = /(?<=^|\n)(?:[ \t]*(?:#[^\n]*|\r)?\n)*[ \t]*$/;

const unwritable = "The form cannot write this without losing a comment: please edit the file itself.";

const isEqual = (node: ParsedNode, value: unknown): boolean => isDeepStrictEqual(filledIn(node.toJSON()), value);
const isAlike = (node: Collection, value: unknown): value is Fields | unknown[] =>
  isMap(node) ? isRecord(value) : Array.isArray(value);
const keyOf = (key: ParsedNode): string => (isScalar(key) ? String(key.value) : "");

/** The entries of a changed list, or the fields of a changed group in the order of the old ones, each with what it was. */
function pairs(old: readonly Entry[], now: Fields | unknown[]): { entry?: Entry; value: unknown; whole: object }[] {
  if (Array.isArray(now)) {
    const values = old.map(({ value }) => filledIn(value?.toJSON()));
    const origins = listOrigins(values, now);
    return now.map((value, at) => ({ entry: old[origins[at] ?? -1], value, whole: [value] }));
  }
  const entries = new Map(old.map((entry) => [entry.name, entry]));
  return Object.keys({ ...Object.fromEntries(entries), ...now })
    .filter((name) => Object.hasOwn(now, name))
    .map((name) => ({ entry: entries.get(name), value: now[name], whole: { [name]: now[name] } }));
}
