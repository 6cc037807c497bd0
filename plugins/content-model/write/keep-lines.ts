/** The lines of a text, each with the line ends before it, and its indentation if it is an entry of a list. */
const linesOf = (text: string) =>
  [...text.matchAll(/(\n\s*\n|\n|^)([^\n]+)/g)].map(([, gap = "", line = ""]) => ({
    gap,
    text: line,
    indent: /^[ \t]*(?=(?:[-*+]|\d+[.)])\s)/.exec(line)?.[0],
  }));

type Line = ReturnType<typeof linesOf>[number];

/** The markdown of a rich text editor, with the lines of `source` in place of those that nobody touched since it made `opened` of them. */
export function keepLines(now: string, opened: string, source: string): string {
  const [made, old] = [linesOf(opened), linesOf(source)];
  if (made.length !== old.length) return now;
  let text = "";
  /** The index in `opened` of the last line that stayed, and whether that is the line above. */
  let last = -1;
  let wasKnown = false;
  for (const line of linesOf(now)) {
    const next = made.findIndex((one, at) => at > last && one.text === line.text);
    const at = next === -1 ? made.findIndex((one) => one.text === line.text) : next;
    const wasWrapped = made[at]?.gap === "\n" || (wasKnown && made[last + 1]?.gap === "\n");
    const gap = at === last + 1 && text !== "" ? (old[at]?.gap ?? line.gap) : line.gap;
    text += isLineEnd(line, text) && !wasWrapped ? `\\${gap}` : gap;
    text += old[at]?.text ?? withEscape(withIndent(line, made, old, last + 1), old[last + 1]?.text ?? "");
    wasKnown = at !== -1;
    if (wasKnown) last = at;
  }
  return text;
}

/** Whether a line is a new one of the paragraph above it, in which the editor leaves out the backslash. */
const isLineEnd = ({ gap, text, indent }: Line, above: string): boolean =>
  gap === "\n" && indent === undefined && !/^\s*#{1,6}\s/.test(text) && !/(?:\\| {2})$/.test(above);

/**
 * A line with the indentation that the source has at its level: the editor indents each by four spaces. In a list with levels of two, such an
 * entry would be a child of the one above.
 */
function withIndent({ text, indent }: Line, made: readonly Line[], old: readonly Line[], near: number): string {
  if (indent === undefined) return text;
  const inSource = (level: string): string => {
    const [nearest] = [...made.keys()]
      .filter((at) => made[at]?.indent === level)
      .sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
    return old[nearest ?? -1]?.indent ?? (level.length < 4 ? level : `${inSource(level.slice(4))}    `);
  };
  return inSource(indent) + text.slice(indent.length);
}

/** An edited line with the backslash at its start in the source, which the editor leaves out: without it, it would be a list, a quotation or a heading. */
function withEscape(text: string, source: string): string {
  const [escaped = ""] = /^\d*\\[-+#>.)]/.exec(source) ?? [];
  const shown = escaped.replace("\\", "");
  return shown !== "" && text.startsWith(shown) ? escaped + text.slice(shown.length) : text;
}
