import { useEffect, useReducer, useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { deliveryOf } from "./deliveries";
import { timeoutMs } from "./deliveries/post";
import { sameAnswers, draftEmail, type Enquiry, type FormProps, type EmailDraft } from "./enquiry";
import { validate } from "./validate";
import { idle, reduce, type Outcome } from "./state";

/**
 * The least time in milliseconds between opening a page and sending its form. A bot is quicker, and services count that against an
 * enquiry; so where there is a honeypot, a quicker visitor's enquiry waits until then.
 */
const minimumFillMs = 3000;

/** Within how many milliseconds a second press is a double click: the default of operating systems. */
const doubleClickMs = 500;

/**
 * The state of one form and its event handlers: validates an enquiry, sends it by the site's delivery, and reports the outcome. A
 * question's name, which is in small letters, hides the form's property of that name: methods come from the prototype.
 */
export function useEnquiry(props: FormProps) {
  const delivery = deliveryOf(props);
  const [state, dispatch] = useReducer(reduce, idle);
  const [draft, setDraft] = useState<EmailDraft>({ text: "", href: "" });
  const element = useRef<HTMLFormElement>(null);

  const leavesPage = !delivery.send;

  useEffect(() => {
    // Restored from the back/forward cache: the submission that left the page is no longer pending.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && leavesPage) dispatch({ type: "return" });
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [leavesPage]);

  const deliver = async (form: HTMLFormElement, enquiry: Enquiry): Promise<Outcome> => {
    // performance.now() counts from the page's opening and is monotonic.
    if (delivery.honeypot) await pause(minimumFillMs - performance.now());
    if (delivery.send) return delivery.send(enquiry);
    // The browser navigates away with the answers. If this page is still here afterwards, their arrival is unconfirmed.
    HTMLFormElement.prototype.submit.call(form);
    await pause(timeoutMs);
    return { status: "failed", reason: "unconfirmed" };
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    // A held Enter key would submit the form again, reset after success.
    if (state.status === "sending" || form.hasAttribute("hidden")) return;
    const mistakes = validate(form, props.form.questions);
    if (mistakes.size > 0) return dispatch({ type: "refuse", mistakes });
    const data = new FormData(form);
    const enquiry = { data, draft: draftEmail(props.form, data) };
    setDraft(enquiry.draft);
    // At once: a second submission in this task has to find it.
    flushSync(() => dispatch({ type: "send", enquiry }));
    // Nothing replaces the button during a double click, or the second click would press that instead.
    const [outcome] = await Promise.all([deliver(form, enquiry).catch(unknown), pause(doubleClickMs)]);
    const now = new FormData(form);
    const changed = !sameAnswers(data, now);
    if (outcome.status === "sent" && !changed) HTMLFormElement.prototype.reset.call(form);
    setDraft(draftEmail(props.form, now));
    dispatch({ type: "settle", enquiry, outcome: { ...outcome, changed } });
  };

  /** Keeps the draft that a failure offers up to date with what the visitor writes. */
  const write = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    if (state.status === "failed") setDraft(draftEmail(props.form, new FormData(currentTarget)));
  };

  /** Shows the questions again, with the answers as they were. */
  const edit = (): void => {
    flushSync(() => dispatch({ type: "edit" }));
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  };

  return { delivery, state, draft, element, submit, write, edit };
}

const unknown = (): Outcome => ({ status: "failed", reason: "unclear" });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
