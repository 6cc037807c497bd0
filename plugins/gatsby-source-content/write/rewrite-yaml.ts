import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isDeepStrictEqual } from "node:util";
import { PlainError } from "../plain-error";
import { isRecord } from "../record";
import { listOrigins } from "./list-origins";
import { printFlow, printLines, printValue } from "./print-yaml";

type Fields = Record<string, unknown>;
type Group = YAMLMap.Parsed;
type List = YAMLSeq.Parsed;

type Span = [from: number, to: number];

/** A value without the fields that are null or undefined: those are not written. */
function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn);
  return isRecord(value) ? filledFields(value) : value;
}

export const filledFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => (one === null || one === undefined ? [] : [[name, filledIn(one)]])),
  );

/**
 * YAML with other fields, none of them null. Only what differs is written anew: the rest keeps its bytes, with its comments, order,
 * quotation marks and indentation. The comments above a list's entry are moved and removed with it; those above a field stay.
 */
export function rewriteYaml(source: string, fields: Fields): string {
  const startOfLine = (at: number): number => source.lastIndexOf("\n", at - 1) + 1;
  const indentOf = (at: number): string => " ".repeat(at - startOfLine(at));
  /** Behind the line on which a value ends. A text in a block ends there itself. */
  const endOfLine = (at: number): number =>
    source[at - 1] === "\n" ? at : source.indexOf("\n", at) + 1 || source.length;

  const root = parseDocument(source, { stringKeys: true }).contents;
  if (!isMap(root) || root.items.length === 0) return source + printLines(fields, "");
  const [start, end] = spanOf(root);
  return source.slice(0, start) + rewritten(root, fields) + source.slice(end);

  /** Where a value begins and ends. A group or list in lines ends with the whole of its last line. */
  function spanOf(node: ParsedNode): Span {
    const [from, to] = node.range;
    if (!isCollection(node) || node.flow) return [from, to];
    const pair = isMap(node) ? node.items.at(-1) : undefined;
    const last = isSeq(node) ? node.items.at(-1) : (pair?.value ?? pair?.key);
    return [isSeq(node) ? aboveDash(from) : from, last ? endOfEntry(last, indentOf(from)) : to];
  }

  /** Behind the lines of a field or an entry: comments under it that stand deeper than its name or dash belong to it. */
  function endOfEntry(value: ParsedNode, indent: string): number {
    const at = endOfLine(spanOf(value)[1]);
    const [comments = ""] = new RegExp(`^(?:${indent}[ \\t]+#.*\\n?)*`).exec(source.slice(at)) ?? [];
    return at + comments.length;
  }

  /** Where the comments right above a list's first dash begin. */
  function aboveDash(dash: number): number {
    let at = startOfLine(dash);
    if (source.slice(at, dash).trim() !== "") return dash;
    while (at > 0 && /^[ \t]*#/.test(source.slice(startOfLine(at - 1), at))) at = startOfLine(at - 1);
    return at;
  }

  function rewritten(node: ParsedNode, value: unknown): string {
    if (isEqual(node, value)) return source.slice(...spanOf(node));
    if (isAlike(node, value)) {
      if (isMap(node) && isRecord(value)) return node.flow ? groupInBraces(node, value) : group(node, value);
      if (isSeq(node) && Array.isArray(value)) return node.flow ? listInBrackets(node, value) : list(node, value);
    }
    return printFlow(value, isScalar(node) ? node.type : undefined);
  }

  function group(node: Group, now: Fields): string {
    const [first] = node.range;
    const indent = indentOf(first);
    let at = first;
    const lines = node.items.map(({ key, value }) => {
      const name = keyOf(key);
      const from = at === first ? first : startOfLine(key.range[0]);
      const above = source.slice(at, from);
      at = endOfEntry(value ?? key, indent);
      const text = Object.hasOwn(now, name)
        ? entry(from, key.range[0], value, now[name], at, { [name]: now[name] })
        : isEmpty(value)
          ? source.slice(from, at)
          : "";
      return { name, text: above + (from === first && text ? indent : "") + text };
    });
    return withNew(lines, now, (name, value) => printLines({ [name]: value }, indent))
      .map(({ text }) => text)
      .join("")
      .trimStart();
  }

  function list(node: List, now: readonly unknown[]): string {
    const [first] = spanOf(node);
    const indent = indentOf(node.range[0]);
    const isInline = startOfLine(first) !== first;
    let at = first;
    const entries = node.items.map((item) => {
      const [above = "", blank = ""] = aboveEntry.exec(source.slice(at)) ?? [];
      const [from, dash] = [at + blank.length, at + above.length];
      at = endOfEntry(item, indent);
      return { item, blank, from, dash, to: at };
    });
    const gap = entries[1]?.blank ?? "";
    const isRegular = entries.slice(1).every(({ blank }) => blank === gap);
    const origins = originsIn(node, now);
    const lines = now.map((value, place) => {
      const old = entries[origins[place] ?? -1];
      const blank = place === 0 ? "" : isRegular ? gap : (old?.blank ?? "");
      if (!old) return blank + printLines([value], indent);
      const text = entry(old.from, old.dash, old.item, value, old.to, [value]);
      return blank + (isInline && old === entries[0] ? indent : "") + text;
    });
    return isInline ? lines.join("").trimStart() : lines.join("");
  }

  /** The lines of a field or an entry. Its name or dash stands at `start`, below its comments; `whole` is all of it with its new value. */
  function entry(
    from: number,
    start: number,
    node: ParsedNode | null,
    value: unknown,
    to: number,
    whole: object,
  ): string {
    if (node && isEqual(node, value)) return source.slice(from, to);
    const indent = indentOf(start);
    if (isScalar(node) && typeof value !== "object")
      return source.slice(from, node.range[0]) + scalar(node, value, indent, to);
    if (node && isAlike(node, value)) {
      const [first, last] = spanOf(node);
      return source.slice(from, first) + rewritten(node, value) + source.slice(last, to);
    }
    const lines = printLines(whole, indent);
    return from === start ? lines.trimStart() : source.slice(from, startOfLine(start)) + lines;
  }

  /** A text, number or truth value from where it begins to the end of its last line, with the comment behind it. */
  function scalar(node: Scalar.Parsed, value: unknown, indent: string, to: number): string {
    const [from, end] = node.range;
    const [sign] = /^[|>][-+\d]*/.exec(source.slice(from, end)) ?? [];
    const behind = sign === undefined ? source.slice(end, to) : source.slice(from + sign.length, endOfLine(from + 1));
    const tail = behind.startsWith("#") ? ` ${behind}` : behind;
    const text = printValue(value, node.type, indent);
    const space = /\s/.test(source[from - 1] ?? "") ? "" : " ";
    return space + (/^[|>]/.test(text) ? text.replace("\n", () => tail) + "\n" : text + tail);
  }

  function groupInBraces(node: Group, now: Fields): string {
    const kept = node.items.flatMap(({ key, value }, place) => {
      const [from, to] = [key.range[0], (value ?? key).range[1]];
      const name = keyOf(key);
      if (!Object.hasOwn(now, name)) return isEmpty(value) ? { name, place, text: source.slice(from, to) } : [];
      if (isEmpty(value)) return { name, place, text: pair(name, now[name]) };
      const start = value?.range[0] ?? to;
      return { name, place, text: source.slice(from, start) + (value ? rewritten(value, now[name]) : "") };
    });
    const spans = node.items.map(({ key, value }): Span => [key.range[0], (value ?? key).range[1]]);
    return inBrackets(node, spans, withNew(kept, now, pair));
  }

  function listInBrackets(node: List, now: readonly unknown[]): string {
    const origins = originsIn(node, now);
    const items = now.map((value, at) => {
      const place = origins[at];
      const old = node.items[place ?? -1];
      return { place, text: old ? rewritten(old, value) : printFlow(value) };
    });
    return inBrackets(node, node.items.map(spanOf), items);
  }

  /** Brackets with other items. What stands between them stays where they are as many as before, and in the same order. */
  function inBrackets(
    node: ParsedNode,
    spans: readonly Span[],
    items: readonly { text: string; place?: number }[],
  ): string {
    const [open, close] = node.range;
    const between = [...spans, [close, close]].map(([from], at) => source.slice(spans[at - 1]?.[1] ?? open, from));
    const [first = "", second] = between;
    const last = between.at(-1) ?? "";
    if (items.length === spans.length && items.every(({ place }, at) => place === at))
      return items.map(({ text }, at) => (between[at] ?? "") + text).join("") + last;
    if (between.some((text) => text.includes("#"))) throw new PlainError(unwritable);
    return first + items.map(({ text }) => text).join(spans.length > 1 ? second : ", ") + last;
  }
}

/** Empty lines, then comments, above an entry's dash. */
const aboveEntry = /^((?:[ \t]*\r?\n)*)(?:[ \t]*#.*\n|[ \t]*\r?\n)*[ \t]*/;

const unwritable = "The form cannot write this without losing a comment: please edit the file itself.";

const originsIn = (node: List, now: readonly unknown[]): (number | undefined)[] =>
  listOrigins(
    node.items.map((item) => filledIn(item.toJSON())),
    now,
  );
const isEqual = (node: ParsedNode, value: unknown): boolean => isDeepStrictEqual(filledIn(node.toJSON()), value);
const isEmpty = (node: ParsedNode | null): boolean => node === null || (isScalar(node) && node.value === null);
/** Whether both are groups, or both lists, with something in them. */
const isAlike = (node: ParsedNode, value: unknown): boolean =>
  isCollection(node) &&
  node.items.length > 0 &&
  (isMap(node) ? isRecord(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0);
const keyOf = (key: ParsedNode): string => (isScalar(key) ? String(key.value) : "");

/** `text: Home`, as a group has it within braces. */
const pair = (name: string, value: unknown): string => printFlow({ [name]: value }).slice(1, -1);

/** The items of a group with those of new fields, each behind the field that goes before it. */
function withNew<One extends { name: string; text: string }>(
  items: readonly One[],
  now: Fields,
  print: (name: string, value: unknown) => string,
): (One | { name: string; text: string })[] {
  const all: (One | { name: string; text: string })[] = [...items];
  let before = -1;
  for (const [name, value] of Object.entries(now)) {
    const found = all.findIndex((one) => one.name === name);
    before = found === -1 ? before + 1 : found;
    if (found === -1) all.splice(before, 0, { name, text: print(name, value) });
  }
  return all;
}
