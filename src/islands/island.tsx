import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { FormProps } from "../forms/enquiry";
import { Form } from "../forms/form";
import { keepAnswers } from "./keep-answers";

/**
 * Hydrates a form and keeps its answers and focus. If React unmounts the form because of an error, now or later, restores the browser's
 * own form with the answers.
 *
 * @param data the JSON of the island's file
 */
export function hydrate(element: Element, data: unknown): void {
  // `ContactSection` wrote them at build time.
  const props = data as FormProps;
  const plain = element.cloneNode(true);
  let restore = keepAnswers(element);
  const restorePlain = (error: unknown): void => {
    reportError(error);
    // React reports each field that it could not change.
    if (!plain.hasChildNodes()) return;
    // React has emptied the element, but `restore` has the detached fields with their values.
    element.replaceChildren(...plain.childNodes);
    restore();
  };
  // Synchronously, so that no key is lost in between.
  flushSync(() => hydrateRoot(element, <Form {...props} />, { onUncaughtError: restorePlain }));
  restore();
  restore = keepAnswers(element);
}
