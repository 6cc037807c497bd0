import type { FormProps } from "./enquiry";
import type { Mistakes } from "./state";

type Question = Pick<
  FormProps["form"]["questions"][number],
  "name" | "required" | "maxLength" | "missing" | "invalid" | "tooLong"
>;
type Control = HTMLInputElement | HTMLTextAreaElement;

/** Validates a form by the browser's own rules (its `ValidityState`), in the form's own words. */
export function validate(form: HTMLFormElement, questions: readonly Question[]): Mistakes {
  const mistakes = new Map<string, string>();
  for (const question of questions) {
    const control = form.querySelector<Control>(`[name="${question.name}"]`);
    const mistake = control && mistakeIn(question, control);
    if (mistake) mistakes.set(question.name, mistake);
  }
  return mistakes;
}

function mistakeIn({ required, maxLength, missing, invalid, tooLong }: Question, control: Control): string | null {
  const { value, validity, validationMessage } = control;
  if (validity.valueMissing || (required && value.trim() === "")) return missing ?? validationMessage;
  if (validity.typeMismatch) return invalid ?? validationMessage;
  if (maxLength && value.length > maxLength) return tooLong ?? validationMessage;
  return null;
}
