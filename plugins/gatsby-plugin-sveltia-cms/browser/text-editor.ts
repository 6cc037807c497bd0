import { keepLines } from "../../content-model/write/keep-lines";

/** Texts by what Sveltia's editor makes of them when it opens them: it rewrites their markdown. */
const sources = new Map<string, string>();

/** Texts that an editor is opening. bundle.ts makes Sveltia call this. */
const opening = new WeakMap<object, string>();
Object.assign(globalThis, { openText: (editor: object, text: string) => opening.set(editor, text) });

/** Notes what editors make of texts, unless somebody is faster at typing, and mends what Safari pastes. */
export function watchTextEditors(): void {
  const editorOf = ({ target }: Event) => Object(Reflect.get(Object(target), "__lexicalEditor")) as object;
  addEventListener("beforeinput", (event) => opening.delete(editorOf(event)), true);
  // Sveltia's event does not bubble.
  const note = (event: Event): void => {
    const source = opening.get(editorOf(event));
    const value: unknown = event instanceof CustomEvent && Reflect.get(Object(event.detail) as object, "value");
    if (source === undefined || typeof value !== "string") return;
    // After "Edit in Markdown", the editor opens its own markdown.
    sources.set(value.trim(), sources.get(source.trim()) ?? source.trim());
    opening.delete(editorOf(event));
  };
  addEventListener("Update", note, true);
  // Safari copies the space beside a bold word, a link or a span of Word as a hard space in a `<span>` of its own.
  const spaces = /<span class="Apple-converted-space">\s<\/span>/g;
  const mend = ({ clipboardData: data }: ClipboardEvent): void => {
    if (data) data.getData = (type) => DataTransfer.prototype.getData.call(data, type).replaceAll(spaces, " ");
  };
  addEventListener("paste", mend, true);
}

/** The markdown of a text in a form. What its editor did not touch is as it was before. */
export function fromTextEditor(now: string, before: string): string {
  const [opened = before] = [...sources].findLast(([, source]) => source === before) ?? [];
  return sources.get(now) ?? keepLines(now, opened, before);
}
