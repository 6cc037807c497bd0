import { isMap, isScalar, isSeq, parseDocument, type ParsedNode, type Scalar } from "yaml";
import { isRecord } from "../record";
import { printFlow, printLines, printValue } from "./print-yaml";
import { rewriteFlow } from "./rewrite-flow";
import { spansIn } from "./yaml-spans";
import {
  isAlike,
  isEmpty,
  isEqual,
  keyOf,
  originsIn,
  withNew,
  type Fields,
  type Group,
  type List,
} from "./yaml-values";

/**
 * YAML with other fields, none of them null. Only what differs is written anew: the rest keeps its bytes, with its comments, order,
 * quotation marks and indentation. The comments above a list's entry are moved and removed with it; those above a field stay.
 */
export function rewriteYaml(source: string, fields: Fields): string {
  const { startOfLine, indentOf, endOfLine, spanOf, endOfEntry } = spansIn(source);
  const { groupInBraces, listInBrackets } = rewriteFlow({ source, spanOf, rewritten });

  const root = parseDocument(source, { stringKeys: true }).contents;
  if (!isMap(root) || root.items.length === 0) return source + printLines(fields, "");
  const [start, end] = spanOf(root);
  return source.slice(0, start) + rewritten(root, fields) + source.slice(end);

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
}

/** Empty lines, then comments, above an entry's dash. */
const aboveEntry = /^((?:[ \t]*\r?\n)*)(?:[ \t]*#.*\n|[ \t]*\r?\n)*[ \t]*/;
