import { type ParsedNode } from "yaml";
import { PlainError } from "../plain-error";
import { printFlow } from "./print-yaml";
import type { Span } from "./yaml-spans";
import { isEmpty, keyOf, originsIn, withNew, type Fields, type Group, type List } from "./yaml-values";

interface Writing {
  source: string;
  spanOf: (node: ParsedNode) => Span;
  /** A value's text with another value in it. */
  rewritten: (node: ParsedNode, value: unknown) => string;
}

/** Groups in braces and lists in brackets with other values: what stands between the items stays, as far as they do. */
export function rewriteFlow({ source, spanOf, rewritten }: Writing) {
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

  return { groupInBraces, listInBrackets };
}

const unwritable = "The form cannot write this without losing a comment: please edit the file itself.";

/** `text: Home`, as a group has it within braces. */
const pair = (name: string, value: unknown): string => printFlow({ [name]: value }).slice(1, -1);
