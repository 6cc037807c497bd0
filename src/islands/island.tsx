import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { FormProps } from "../forms/enquiry";
import { Form } from "../forms/form";
import { keepAnswers } from "./keep-answers";

/** Brings a form to life that stands in the page already. Nothing that was typed, ticked or focused there is lost. */
export function wake(element: Element): void {
  const props = readProps(element);
  const restore = keepAnswers(element);
  // At once, so that no key is pressed between what is kept and what is restored.
  flushSync(() => hydrateRoot(element, <Form {...props} />));
  restore();
}

/** The page carries the form's words in a script after it. */
const readProps = (element: Element): FormProps =>
  // Written by `FormIsland` when the page was built, and typed there.
  JSON.parse(element.nextElementSibling?.textContent ?? "") as FormProps;
