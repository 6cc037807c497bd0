import { isCollection, isMap, isSeq, type ParsedNode } from "yaml";

export type Span = [from: number, to: number];

/** Where the values of a YAML text begin and end. */
export function spansIn(source: string) {
  const startOfLine = (at: number): number => source.lastIndexOf("\n", at - 1) + 1;
  const indentOf = (at: number): string => " ".repeat(at - startOfLine(at));
  /** Behind the line on which a value ends. A text in a block ends there itself. */
  const endOfLine = (at: number): number =>
    source[at - 1] === "\n" ? at : source.indexOf("\n", at) + 1 || source.length;

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

  return { startOfLine, indentOf, endOfLine, spanOf, endOfEntry };
}
