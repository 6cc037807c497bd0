import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { FormProps } from "../forms/enquiry";
import { Form } from "../forms/form";
import { keepAnswers } from "./keep-answers";

/**
 * Has React take over a form that stands in the page already. Nothing that was typed, ticked or focused there is lost. If React gives the
 * form up because of an error, now or later, the browser's own form comes back with the answers.
 *
 * @param data What the island's file holds.
 */
export function hydrate(element: Element, data: unknown): void {
  // `FormIsland` wrote it when the page was built, and it is typed there.
  const props = data as FormProps;
  const plain = element.cloneNode(true);
  let restore = keepAnswers(element);
  const restorePlain = (error: unknown): void => {
    reportError(error);
    // React has emptied the element by now, but the fields still hold what was in them.
    element.replaceChildren(...plain.childNodes);
    restore();
  };
  // At once, so that no key is pressed between what is kept and what is restored.
  flushSync(() => hydrateRoot(element, <Form {...props} />, { onUncaughtError: restorePlain }));
  restore();
  restore = keepAnswers(element);
}
