/** The lines of a text, each with the line ends before it, and its indentation if it is an entry of a list. */
const linesOf = (text: string) =>
  [...text.matchAll(/(\n\s*\n|\n|^)([^\n]+)/g)].map(([, gap = "", line = ""]) => ({
    gap,
    text: line,
    indent: /^[ \t]*(?=(?:[-*+]|\d+[.)])\s)/.exec(line)?.[0],
  }));

const heading = /^\s*#{1,6}\s/;

/** The start of a line that would be a list, a quotation or a heading without its backslash, which the editor leaves out. */
const escaped = /^\d*\\[-+#>.)]/;

/** The markdown of a rich text editor, with the lines of `source` in place of those that nobody touched since it made `opened` of them. */
export function keepLines(now: string, opened: string, source: string): string {
  const [made, old] = [linesOf(opened), linesOf(source)];
  if (made.length !== old.length) return now;
  let text = "";
  /** The place in `opened` of the last line that stayed, and whether that is the line above. */
  let last = -1;
  let wasKnown = false;
  // The editor indents each level by four spaces. In a list with levels of two, such an entry would be a child of the one above.
  const indentOf = (indent: string): string => {
    const near = [...made.keys()]
      .filter((at) => made[at]?.indent === indent)
      .sort((one, other) => Math.abs(one - last - 1) - Math.abs(other - last - 1));
    return old[near[0] ?? -1]?.indent ?? (indent.length < 4 ? indent : `${indentOf(indent.slice(4))}    `);
  };
  for (const { gap, text: line, indent } of linesOf(now)) {
    const next = made.findIndex((one, at) => at > last && one.text === line);
    const at = next === -1 ? made.findIndex((one) => one.text === line) : next;
    const between = at === last + 1 && text !== "" ? (old[at]?.gap ?? gap) : gap;
    // A new line in a paragraph, which the source does not wrap.
    const wasWrapped = made[at]?.gap === "\n" || (wasKnown && made[last + 1]?.gap === "\n");
    const isBlock = indent !== undefined || heading.test(line);
    const isTyped = gap === "\n" && !wasWrapped && !isBlock && !/(?:\\| {2})$/.test(text);
    const [mark = ""] = escaped.exec(old[last + 1]?.text ?? "") ?? [];
    const shown = mark.replace("\\", "");
    const indented = indent === undefined ? line : indentOf(indent) + line.slice(indent.length);
    const typed = shown !== "" && line.startsWith(shown) ? mark + line.slice(shown.length) : indented;
    text += `${isTyped ? "\\" : ""}${between}${old[at]?.text ?? typed}`;
    wasKnown = at !== -1;
    if (wasKnown) last = at;
  }
  return text;
}
