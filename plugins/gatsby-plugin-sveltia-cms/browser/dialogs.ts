import { fieldWords } from "../../gatsby-source-content/problem";
import { label } from "../../gatsby-source-content/schema/description";
import type { Collision } from "./merge";

/** Shows a dialog; returns the label of the pressed button, or "" after Escape. */
function ask(
  title: string,
  lines: readonly (readonly [name: string, text: string])[],
  buttons: readonly string[],
): Promise<string> {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = "problems";
  dialog.innerHTML = '<h2></h2><form method="dialog"></form>';
  dialog.querySelector("h2")?.append(title);
  const form = dialog.querySelector("form");
  for (const [name, text] of lines) {
    const paragraph = document.createElement("p");
    paragraph.className = "error";
    paragraph.append(...(name ? [Object.assign(document.createElement("b"), { textContent: `${name}: ` })] : []), text);
    form?.before(paragraph);
  }
  for (const value of buttons)
    form?.append(Object.assign(document.createElement("button"), { value, textContent: value }), " ");
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    }),
  );
}

/** Shows why something is not saved, where Sveltia has no dialog for it. */
export const explain = (title: string, problems: string): Promise<string> => ask(title, [["", problems]], ["OK"]);

/** Shows both versions of what two editors changed. */
export async function choose(collisions: readonly Collision[]): Promise<"mine" | "theirs"> {
  const inWords = (value: unknown): string =>
    typeof value === "string" ? value : value === undefined ? "(deleted)" : JSON.stringify(value, null, 1);
  const lines = collisions.flatMap(({ field, mine, theirs }) => [
    [fieldWords(field, label) || "Entry", ""] as const,
    ["Yours", inWords(mine)] as const,
    ["Theirs", inWords(theirs)] as const,
  ]);
  const title = "Somebody else has changed the same words since you opened them";
  const chosen = await ask(title, lines, ["Keep Mine", "Keep Theirs", "Cancel"]);
  if (chosen === "Keep Mine") return "mine";
  if (chosen === "Keep Theirs") return "theirs";
  throw new Error("You pressed Cancel. Save again to choose between both versions.");
}

/** Makes the form inert while it is saved: what is typed then would be lost. */
export const hold = (): void => {
  for (const form of document.querySelectorAll<HTMLElement>(".content-area")) form.inert = true;
};
export const release = (): void => {
  for (const form of document.querySelectorAll<HTMLElement>(".content-area")) form.inert = false;
};

/** Asks before Escape closes a form in a dialog. */
export function keepForms(): void {
  const isForm = ({ target }: Event): boolean =>
    target instanceof Element && target.querySelector("section.field") !== null;
  const stop = (event: Event): void => {
    if (!isForm(event) || confirm("Discard what you have typed here?")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("cancel", stop, true);
}
