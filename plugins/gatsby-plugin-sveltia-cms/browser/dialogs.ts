import { stringify } from "yaml";
import { fieldWords } from "../../content-model/problem";
import { label } from "../../content-model/schema/description";
import type { Collision } from "../../content-model/write/merge-files";

/** Shows a dialog; returns the label of the pressed button, or "" after Escape. */
export function ask(title: string, text: string, ...buttons: readonly string[]): Promise<string> {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = "problems";
  // The focus starts on a button, from which VoiceOver reads neither.
  dialog.ariaLabel = title;
  dialog.ariaDescription = text;
  const choices = buttons.map((one) => `<button value="${one}">${one}</button>`).join(" ");
  dialog.innerHTML = `<h2></h2><p class="error"></p><form method="dialog">${choices}</form>`;
  dialog.querySelector("h2")?.append(title);
  dialog.querySelector("p")?.append(text);
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.remove());
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue)));
}

/** Asks which of two editors' versions to keep. */
export async function choose(collisions: readonly Collision[]): Promise<"mine" | "theirs"> {
  const inWords = (value: unknown = "(deleted)") =>
    typeof value === "string" ? value : `\n${stringify(value, { lineWidth: 0 })}`;
  const text = collisions.map(
    ({ field, mine, theirs }) => `${fieldWords(field, label)}\n\nYours: ${inWords(mine)}\n\nTheirs: ${inWords(theirs)}`,
  );
  const title = "Somebody else has changed this since you opened it";
  const chosen = await ask(title, text.join("\n\n"), "Keep Mine", "Keep Theirs", "Cancel");
  if (chosen.startsWith("Keep")) return chosen === "Keep Mine" ? "mine" : "theirs";
  throw new Error("You pressed Cancel. Save again to choose between the two versions.");
}

/** Makes the form inert, or no longer: what is typed while it is saved would be lost. */
export const freeze = (isSaving: boolean): void =>
  document.querySelectorAll<HTMLElement>(".content-area").forEach((form) => (form.inert = isSaving));

/** Asks before a form in a dialog closes by Escape, its second button or a reload: Sveltia keeps no draft of it. */
export function keepForms(): void {
  // Nothing can be typed before a section has a type.
  const form = 'dialog[open]:has(section.field:not([data-key-path="section"]))';
  const button = `${form} .footer .secondary`;
  const keep = (event: Event): void => {
    // Not for the cancelled choice of a file, which is the same event.
    const closing = event.type === "cancel" ? form : `${button}, ${button} *`;
    const isClosing = event.target instanceof Element && event.target.matches(closing);
    if (!isClosing || confirm("Discard what you have typed here?")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["cancel", "click"]) addEventListener(type, keep, true);
  addEventListener("beforeunload", (event) => document.querySelector(form) && event.preventDefault());
}
