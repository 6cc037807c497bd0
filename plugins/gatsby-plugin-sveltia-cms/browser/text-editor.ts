/** Texts by the result of opening them in Sveltia's text editor, which rewrites their markdown. */
const opened = new Map<string, string>();

/** Texts that an editor is opening. bundle.ts makes Sveltia call this. */
const opening = new WeakMap<object, string>();
Object.assign(globalThis, { openText: (editor: object, text: string) => opening.set(editor, text) });

/** Notes the first result of each opened text, unless somebody is faster at typing. */
export function watchTextEditors(): void {
  const editorOf = ({ target }: Event): object => Object(Reflect.get(Object(target), "__lexicalEditor")) as object;
  addEventListener("beforeinput", (event) => opening.delete(editorOf(event)), true);
  // Sveltia's event does not bubble.
  addEventListener(
    "Update",
    (event) => {
      const source = opening.get(editorOf(event));
      const value: unknown = event instanceof CustomEvent && Object(event.detail).value;
      if (source === undefined || typeof value !== "string") return;
      opened.set(value.trim(), source.trim());
      opening.delete(editorOf(event));
    },
    true,
  );
}

/** The markdown of an edited text: lines that the editor of the form did not touch are as they were in `before`. */
export function fromTextEditor(now: string, before: string): string {
  const source = opened.get(now);
  if (source !== undefined) return source;
  const result = [...opened].findLast(([, text]) => text === before)?.[0];
  return keepLines(now, result ?? before, before);
}

interface Line {
  text: string;
  /** The line ends before it. */
  gap: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/(\n\s*\n|\n|^)([^\n]+)/g)].map(([, gap = "", line = ""]) => ({ text: line, gap }));

/** `now` with lines of `source` in place of those that are the same in `result`, which an editor made of `source`. */
export function keepLines(now: string, result: string, source: string): string {
  const [made, old] = [linesOf(result), linesOf(source)];
  // Unknown differences: a comparison of paragraphs has to do.
  if (made.length !== old.length) return now;
  let last = -1;
  let wasKnown = true;
  return linesOf(now).reduce((text, { text: line, gap }, index) => {
    const next = made.findIndex((one, at) => at > last && one.text === line);
    const at = next === -1 ? made.findIndex((one) => one.text === line) : next;
    const follows = at === last + 1 && at !== -1;
    const known = old[at];
    const isBreak =
      gap === "\n" && !isBlock.test(line) && !(wasKnown && made[last + 1]?.gap === "\n") && made[at]?.gap !== "\n";
    const between = follows && index > 0 ? known?.gap : gap;
    wasKnown = known !== undefined;
    if (at !== -1) last = at;
    // A line end in the editor is one on the page.
    return `${isBreak && !/(\\| {2})$/.test(text) ? `${text}\\` : text}${between ?? ""}${known?.text ?? line}`;
  }, "");
}

/** The start of a heading or of an entry of a list. */
const isBlock = /^\s*([-*+]|\d+[.)]|#{1,6})\s/;
