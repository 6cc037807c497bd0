import { cleanValue } from "../../plugins/content-model/read/clean";
import type { FormProps } from "./enquiry";
import type { Invalid } from "./state";

type Question = FormProps["form"]["questions"][number];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Cleans a form's email addresses, and validates it by the browser's rules (`ValidityState`), with its own messages. */
export function validate(form: HTMLFormElement, questions: readonly Question[]): Invalid["errors"] {
  const errors = new Map<string, string>();
  for (const question of questions) {
    const control = form.querySelector<Control>(`[name="${question.name}"]`);
    if (control?.type === "email") control.value = cleanValue(control.value);
    const error = control && errorIn(question, control);
    if (error) errors.set(question.name, error);
  }
  return errors;
}

function errorIn({ required, maxLength, missing, invalid, tooLong }: Question, control: Control): string | null {
  const { value, validity, validationMessage } = control;
  // Browsers report an incomplete date as missing too.
  if (validity.badInput) return invalid ?? validationMessage;
  if (validity.valueMissing || (required && value.trim() === "")) return missing ?? validationMessage;
  if (validity.typeMismatch || validity.patternMismatch || validity.rangeUnderflow) return invalid ?? validationMessage;
  if (maxLength && value.length > maxLength) return tooLong ?? validationMessage;
  return null;
}
