import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";
import type { ParsedNode, YAMLMap, YAMLSeq } from "yaml";
import { filledIn } from "../filled-in";
import { PlainError } from "../plain-error";
import { isEqual, isRecord } from "../record";
import { listOrigins } from "./list-origins";
import { printLines, printValue } from "./print-yaml";

type Fields = Record<string, unknown>;
type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;

/** A field of a group, or an entry of a list, in the source. */
interface Entry {
  /** Of a field. */
  name?: string;
  value: ParsedNode | null;
  /** What stays where it is, whichever entries it parts: a comma within brackets, empty lines in a list. */
  gap: string;
  /** The comments above it, and its indentation. */
  above: string;
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
  return within({ start: 0, to: source.length }, root, fields);

  /** An entry with another value, from its name or dash on. */
  function changed(entry: Entry, now: unknown): string {
    const { name, value, start, to, indent } = entry;
    if (value && isUnchanged(value, now)) return source.slice(start, to);
    if (isScalar(value) && value.value !== null && typeof now !== "object")
      return inPlace(entry, value, printValue(now, value.type, indent));
    if (isCollection(value) && isAlike(value, now) && (value.flow || Object.keys(now).length > 0))
      return within(entry, value, now);
    return printLines(name === undefined ? [now] : { [name]: now }, indent).trimStart();
  }

  /** An entry with another text in place of its value's, and the comment behind it. */
  function inPlace({ start, to }: Entry, { range: [first, last] }: ParsedNode, text: string): string {
    const [sign] = /^[|>][-+\d]*/.exec(source.slice(first, last)) ?? [];
    const behind = sign ? source.slice(first + sign.length, endOfLine(first + 1)) : source.slice(last, to);
    // Of a text in a block, the comment stands behind the sign.
    return source.slice(start, first) + (/^[|>]/.test(text) ? text.replace("\n", () => behind) + "\n" : text + behind);
  }

  /** An entry that has another group or list below its name or dash, or within brackets. */
  function within({ start, to }: Pick<Entry, "start" | "to">, node: Collection, now: Fields | unknown[]): string {
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
    return source.slice(start, first) + (isBehind ? text.trimStart() : text) + source.slice(last, to);
  }

  function list(old: readonly Entry[], now: unknown[], indent?: string): string[] {
    const values = old.map(({ value }) => filledIn(value?.toJSON()));
    return listOrigins(values, now).map((origin, at) => {
      const entry = old[origin ?? -1];
      return entry ? entry.above + changed(entry, now[at]) : printLines([now[at]], indent);
    });
  }

  function group(old: readonly Entry[], now: Fields, indent?: string): string[] {
    const fields = old.map((entry) => {
      const { name = "", value, above, start, to } = entry;
      if (Object.hasOwn(now, name)) return { name, text: above + changed(entry, now[name]) };
      const isEmpty = value === null || (isScalar(value) && value.value === null);
      return { name, text: isEmpty ? above + source.slice(start, to) : above.replace(/[ \t]*$/, "") };
    });
    Object.entries(now).reduce((at, [name, value]) => {
      const found = fields.findIndex((one) => one.name === name);
      if (found === -1) fields.splice(at, 0, { name, text: printLines({ [name]: value }, indent) });
      return (found === -1 ? at : found) + 1;
    }, 0);
    return fields.flatMap(({ text }) => text || []);
  }

  /** Where what is in a group or a list begins: behind a bracket, or with the comments above its first entry. */
  function beginningOf({ flow, range: [first] }: Collection): number {
    return flow ? first + 1 : first - (commentsAbove.exec(source.slice(0, first))?.[0].length ?? 0);
  }

  function entriesIn(node: Collection): Entry[] {
    let to = beginningOf(node);
    return node.items.map((item) => {
      const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
      const start = node.flow ? key.range[0] : to + (comments.exec(source.slice(to))?.[0].length ?? 0);
      const before = source.slice(to, start);
      const gap = node.flow ? before : (isSeq(node) && /^\s*\n/.exec(before)?.[0]) || "";
      const indent = node.flow ? undefined : indentOf(start);
      // The first entry may stand behind a dash, and come to stand on a line of its own.
      const above = startOfLine(to) === to ? before.slice(gap.length) : (indent ?? "");
      to = indent === undefined ? (value ?? key).range[1] : endOf(value ?? key, indent);
      return { name: isPair(item) ? keyOf(key) : undefined, value, gap, above, start, to, indent };
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
const comments = /^(?:[ \t]*(?:#[^\n]*|\r)?\n)*[ \t]*/;
const commentsAbove = /(?<=^|\n)(?:[ \t]*(?:#[^\n]*|\r)?\n)*[ \t]*$/;

const unwritable = "The form cannot write this without losing a comment: please edit the file itself.";

const isUnchanged = (node: ParsedNode, value: unknown): boolean => isEqual(filledIn(node.toJSON()), value);
const isAlike = (node: Collection, value: unknown): value is Fields | unknown[] =>
  isMap(node) ? isRecord(value) : Array.isArray(value);
const keyOf = (key: ParsedNode): string => (isScalar(key) ? String(key.value) : "");
