/** The lines of a text, each with the line ends before it. */
const linesOf = (text: string) =>
  [...text.matchAll(/(\n\s*\n|\n|^)([^\n]+)/g)].map(([, gap = "", line = ""]) => ({ gap, text: line }));

/** The start of a heading or of an entry of a list. */
const isBlock = /^\s*(?:[-*+]|\d+[.)]|#{1,6})\s/;

/** The markdown of a rich text editor, with the lines of `source` in place of those that nobody touched since it made `opened` of them. */
export function keepLines(now: string, opened: string, source: string): string {
  const [made, old] = [linesOf(opened), linesOf(source)];
  if (made.length !== old.length) return now;
  let last = -1;
  let wasKnown = false;
  return linesOf(now).reduce((text, { gap, text: line }) => {
    const next = made.findIndex((one, at) => at > last && one.text === line);
    const at = next === -1 ? made.findIndex((one) => one.text === line) : next;
    const wasWrapped = made[at]?.gap === "\n" || (wasKnown && made[last + 1]?.gap === "\n");
    const isTyped = gap === "\n" && !wasWrapped && !isBlock.test(line) && !/(?:\\| {2})$/.test(text);
    const between = at === last + 1 && text !== "" ? (old[at]?.gap ?? gap) : gap;
    wasKnown = at !== -1;
    if (wasKnown) last = at;
    return `${text}${isTyped ? "\\" : ""}${between}${old[at]?.text ?? line}`;
  }, "");
}
