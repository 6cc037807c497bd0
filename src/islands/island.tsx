import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { FormProps } from "../forms/enquiry";
import { Form } from "../forms/form";
import { keepAnswers } from "./keep-answers";

/**
 * Hydrates a form without losing what was typed, ticked or focused in it. If React unmounts the form because of an error, now or
 * later, the browser's own form comes back with the answers.
 *
 * @param data the JSON of the island's file
 */
export function hydrate(element: Element, data: unknown): void {
  // Written, and typed, by `FormIsland` at build time.
  const props = data as FormProps;
  const plain = element.cloneNode(true);
  let restore = keepAnswers(element);
  const restorePlain = (error: unknown): void => {
    reportError(error);
    // React has emptied the element, but the detached fields keep their values.
    element.replaceChildren(...plain.childNodes);
    restore();
  };
  // Synchronously, so that no key is pressed between keeping and restoring.
  flushSync(() => hydrateRoot(element, <Form {...props} />, { onUncaughtError: restorePlain }));
  restore();
  restore = keepAnswers(element);
}
