import isEqual from "fast-deep-equal";
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { isRecord, omitNullish, type Fields } from "../record";
import { matchListItems } from "./match-list-items";

/** Never wraps texts, and quotes only where necessary. */
const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity, flowCollectionPadding: false };

/** The empty lines and unindented comments at the end of a text, which belong to the next field. */
const above = /(?<=^|\n)(?:(?:[ \t]*|#.*)\n)*(?:#.*)?$/;

/** Changes fields of YAML; none may be null. An unchanged top-level field keeps its bytes, a changed one its comments, order and quotes. */
export function rewriteYaml(source: string, now: Fields): string {
  const root = parseDocument(source, { stringKeys: true }).contents;
  if (!isMap(root)) return source + print(now);
  const starts = root.items.map(({ key }) => key.range[0]);
  const [first = 0] = starts;
  let before = source.slice(0, first);
  const fields = root.items.map(({ key, value }, at) => {
    const [start = 0, next = source.length] = starts.slice(at);
    // Empty lines at the end of a block belong to its value after `|+` or `>+`.
    const end = Math.max(start + source.slice(start, next).search(above), (isNode(value) && value.range[1]) || 0);
    const field = { name: String(key), above: before, lines: source.slice(start, end) };
    before = source.slice(end, next);
    return field;
  });
  const written = inOrder(fields, now, (name) => ({ name, above: "", lines: print({ [name]: now[name] }) }));
  return written.map((field) => field.above + rewriteField(field, now)).join("") + before;
}

function rewriteField({ name, lines }: { name: string; lines: string }, now: Fields): string {
  const document = parseDocument(lines, { stringKeys: true });
  const old = document.get(name, true);
  const isEmpty = !isNode(old) || (isScalar(old) && old.value === null);
  if (!Object.hasOwn(now, name)) return isEmpty ? lines : "";
  if (isNode(old) && isEqual(omitNullish(old.toJSON()), now[name])) return lines;
  document.set(name, updated(document, old, now[name]));
  return document.toString(options);
}

/** Adds missing members, each after its predecessor in the new fields. */
function inOrder<Part extends { name: string }>(parts: readonly Part[], now: Fields, create: (name: string) => Part) {
  const all = [...parts];
  Object.keys(now).reduce((at, name) => {
    const found = all.findIndex((one) => one.name === name);
    if (found === -1) all.splice(at, 0, create(name));
    return (found === -1 ? at : found) + 1;
  }, 0);
  return all;
}

/** A node with another value, but its comments and style. */
function updated(document: Document, node: unknown, now: unknown): Node {
  // In the plain style, yaml writes "Costs:" above another line like a key, so it has to choose a style again.
  if (isScalar(node) && typeof now !== "object")
    return Object.assign(node, { value: now }, (now === "" || node.type === "PLAIN") && { type: undefined });
  if (isSeq(node) && Array.isArray(now)) return updatedList(document, node, now);
  if (isMap(node) && isRecord(now)) return updatedGroup(document, node, now);
  return document.createNode(now);
}

function updatedList(document: Document, list: YAMLSeq, now: readonly unknown[]): Node {
  const [first] = list.items;
  if (isNode(first) && list.commentBefore) {
    first.commentBefore = [list.commentBefore, first.commentBefore].filter(Boolean).join("\n");
    list.commentBefore = null;
  }
  const old = list.items.map((one) => (isNode(one) ? omitNullish(one.toJSON()) : one));
  // Empty lines keep their indexes, whichever entries they separate.
  const gaps = list.items.map((one) => isNode(one) && one.spaceBefore === true);
  list.items = matchListItems(old, now).map((origin, at) =>
    Object.assign(updated(document, list.items[origin ?? -1], now[at]), { spaceBefore: gaps[at] ?? gaps.at(-1) }),
  );
  return list;
}

function updatedGroup(document: Document, group: YAMLMap, now: Fields): Node {
  const pairs = group.items.map((pair) => ({ name: String(pair.key), pair }));
  const kept = pairs.filter(({ name, pair }) => name in now || !isNode(pair.value) || pair.value.toJSON() === null);
  for (const { name, pair } of kept) if (name in now) pair.value = updated(document, pair.value, now[name]);
  const all = inOrder(kept, now, (name) => ({ name, pair: document.createPair(name, now[name]) }));
  group.items = all.map(({ pair }) => pair);
  return group;
}

const print = (fields: Fields): string => new Document(fields, { aliasDuplicateObjects: false }).toString(options);
