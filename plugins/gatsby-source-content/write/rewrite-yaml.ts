import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";
import type { ParsedNode, YAMLMap, YAMLSeq } from "yaml";
import { filledIn } from "../filled-in";
import { PlainError } from "../plain-error";
import { isRecord } from "../record";
import { listOrigins } from "./list-origins";
import { printLines, printValue } from "./print-yaml";

type Fields = Record<string, unknown>;
type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;

/** A field of a group, or an entry of a list, in the source. */
interface Entry {
  /** Of a field. */
  name: string;
  value: ParsedNode | null;
  /** What stays where it is, whichever entries it parts: a comma within brackets, empty lines in a list. */
  gap: string;
  /** Where the comments above it begin. */
  from: number;
  /** Where its name or its dash stands. */
  start: number;
  /** Behind its last line, or behind its value within brackets. */
  to: number;
  /** Of its name or dash; undefined within brackets. */
  indent?: string;
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
  return changed({ name: "", value: root, gap: "", from: 0, start: 0, to: source.length, indent: "" }, fields, fields);

  /** An entry with another value; `whole` is that value with its name or dash. */
  function changed(entry: Entry, now: unknown, whole: object): string {
    const { value, from, start, to, indent } = entry;
    if (value && isEqual(value, now)) return source.slice(from, to);
    if (isScalar(value) && value.value !== null && typeof now !== "object")
      return inPlace(entry, value, printValue(now, value.type, indent));
    if (isCollection(value) && isAlike(value, now) && (value.flow || Object.keys(now).length > 0))
      return within(entry, value, now);
    return source.slice(from, start) + printLines(whole, indent).trimStart();
  }

  /** An entry with another text in place of its value's, and the comment behind it. */
  function inPlace({ from, to }: Entry, { range: [first, last] }: ParsedNode, text: string): string {
    const [sign] = /^[|>][-+\d]*/.exec(source.slice(first, last)) ?? [];
    const behind = sign ? source.slice(first + sign.length, endOfLine(first + 1)) : source.slice(last, to);
    // Of a text in a block, the comment stands behind the sign.
    return source.slice(from, first) + (/^[|>]/.test(text) ? text.replace("\n", () => behind) + "\n" : text + behind);
  }

  /** An entry that has another group or list below its name or dash, or within brackets. */
  function within({ from, to }: Entry, node: Collection, now: Fields | unknown[]): string {
    const old = entriesIn(node);
    const first = beginningOf(node);
    const last = old.at(-1)?.to ?? first;
    const indent = node.flow ? undefined : indentOf(node.range[0]);
    const texts = Array.isArray(now) ? list(old, now, indent) : group(old, now, indent);
    const gaps = old.map(({ gap }) => gap);
    const hasComment = node.flow && [...gaps, source.slice(last, node.range[1])].some((gap) => gap.includes("#"));
    if (hasComment && texts.length !== old.length) throw new PlainError(unwritable);
    const more = node.flow && old.length < 2 ? ", " : gaps.at(-1);
    const text = texts.map((one, at) => ((gaps[at] ?? (at > 0 && more)) || "") + one).join("");
    // The first entry may stand behind a dash.
    const isBehind = !node.flow && startOfLine(first) !== first;
    return source.slice(from, first) + (isBehind ? text.trimStart() : text) + source.slice(last, to);
  }

  function list(old: readonly Entry[], now: unknown[], indent?: string): string[] {
    const values = old.map(({ value }) => filledIn(value?.toJSON()));
    return listOrigins(values, now).map((origin, at) => {
      const entry = old[origin ?? -1];
      return entry ? lead(entry) + changed(entry, now[at], [now[at]]) : printLines([now[at]], indent);
    });
  }

  function group(old: readonly Entry[], now: Fields, indent?: string): string[] {
    const fields = old.map((entry) => {
      const { name, value, from, start, to } = entry;
      const line = Math.max(from, startOfLine(start));
      const isEmpty = value === null || (isScalar(value) && value.value === null);
      const text = Object.hasOwn(now, name)
        ? changed({ ...entry, from: line }, now[name], { [name]: now[name] })
        : source.slice(line, isEmpty ? to : line);
      return { name, text: source.slice(from, line) + (text && lead(entry)) + text };
    });
    Object.entries(now).reduce((at, [name, value]) => {
      const found = fields.findIndex((one) => one.name === name);
      if (found === -1) fields.splice(at, 0, { name, text: printLines({ [name]: value }, indent) });
      return (found === -1 ? at : found) + 1;
    }, 0);
    return fields.flatMap(({ text }) => text || []);
  }

  /** What indents an entry that stands behind a dash, where it comes to stand on a line of its own. */
  function lead({ from, indent = "" }: Entry): string {
    return startOfLine(from) === from ? "" : indent;
  }

  /** Where what is in a group or a list begins: behind a bracket, or with the comments above its first entry. */
  function beginningOf({ flow, range: [first] }: Collection): number {
    return flow ? first + 1 : first - (aboveFirst.exec(source.slice(0, first))?.[0].length ?? 0);
  }

  function entriesIn(node: Collection): Entry[] {
    let to = beginningOf(node);
    return node.items.map((item) => {
      const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
      const start = node.flow ? key.range[0] : to + (above.exec(source.slice(to))?.[0].length ?? 0);
      const before = source.slice(to, start);
      const gap = node.flow ? before : (isSeq(node) && /^\s*\n/.exec(before)?.[0]) || "";
      const from = to + gap.length;
      const indent = node.flow ? undefined : indentOf(start);
      to = indent === undefined ? (value ?? key).range[1] : endOf(value ?? key, indent);
      return { name: keyOf(key), value, gap, from, start, to, indent };
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
