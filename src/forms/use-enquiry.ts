import { useEffect, useLayoutEffect, useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { deliveryOf } from "./deliveries/delivery";
import { draftEmail, type Enquiry, type FormProps, type EmailDraft } from "./enquiry";
import { validate } from "./validate";
import { idle, type Outcome, type State } from "./state";

/**
 * The minimum time in milliseconds between opening a page and sending its form. Services suspect quicker enquiries of being a bot's, so
 * a form with a honeypot delays them.
 */
const minimumFillMs = 3000;

/** Time limit for a response, in milliseconds. */
const timeoutMs = 15_000;

/** In milliseconds: the default of operating systems. */
const doubleClickMs = 500;

/**
 * The state of one form and its event handlers: validates an enquiry, sends it by the site's delivery method, and reports the outcome.
 * Calls methods of the prototype, because a question named `submit` would hide the form's own.
 */
export function useEnquiry(props: FormProps) {
  const delivery = deliveryOf(props);
  const [state, setState] = useState<State>(idle);
  const [draft, setDraft] = useState<EmailDraft>({ text: "", href: "" });
  const element = useRef<HTMLFormElement>(null);

  const leavesPage = !delivery.send;
  const { honeypot } = delivery;

  // Not later: a submission may follow hydration at once.
  useLayoutEffect(() => {
    const form = element.current;
    // Services silently drop an enquiry with a filled honeypot, but a password manager may have filled it. `new FormData(form)` and the
    // browser's submission fire the event.
    const markSpam = ({ formData }: FormDataEvent): void => {
      if (!honeypot || !formData.get(honeypot.name)) return;
      formData.delete(honeypot.name);
      formData.set(honeypot.subject, `${props.form.messages.spam.trim()} ${props.form.subject}`);
    };
    form?.addEventListener("formdata", markSpam);
    // The form's own messages replace the browser's.
    form?.setAttribute("novalidate", "");
    return () => form?.removeEventListener("formdata", markSpam);
  });

  useEffect(() => {
    // Restored from the back/forward cache: the submission that left the page is no longer pending.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && leavesPage) setState((now) => (now.status === "sending" ? idle : now));
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [leavesPage]);

  const deliver = async (form: HTMLFormElement, enquiry: Enquiry): Promise<Outcome> => {
    if (honeypot) await pause(minimumFillMs - timeOpen());
    // The browser may not leave the page. WebKit never ends a request, nor aborts it, if the visitor has left the page and gone back.
    const late = pause(timeoutMs).then((): Outcome => ({ status: "failed", reason: "unconfirmed" }));
    if (delivery.send) return Promise.race([delivery.send(enquiry), late]);
    HTMLFormElement.prototype.submit.call(form);
    return late;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    // A held Enter key would submit the form again after it is reset.
    if (state.status === "sending" || form.hasAttribute("hidden")) return;
    const errors = validate(form, props.form.questions);
    if (errors.size > 0) return setState({ status: "invalid", errors });
    const data = new FormData(form);
    const enquiry = { data, draft: draftEmail(props.form, data) };
    setDraft(enquiry.draft);
    // At once, because a second submission may follow in the same task.
    flushSync(() =>
      setState((now) => ({ status: "sending", enquiry, ...(now.status === "failed" && { failure: now }) })),
    );
    // The button stays during a double click, or the second click would press whatever replaces it.
    const [outcome] = await Promise.all([deliver(form, enquiry).catch(unknown), pause(doubleClickMs)]);
    const now = new FormData(form);
    const changed = JSON.stringify([...data]) !== JSON.stringify([...now]);
    if (outcome.status === "sent" && !changed) HTMLFormElement.prototype.reset.call(form);
    setDraft(draftEmail(props.form, now));
    // Not if it is no longer the pending enquiry.
    setState((now) => (now.status === "sending" && now.enquiry === enquiry ? { ...outcome, changed } : now));
  };

  /** Updates the draft that a failure offers while the visitor types. */
  const updateDraft = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    if (state.status === "failed") setDraft(draftEmail(props.form, new FormData(currentTarget)));
  };

  /** Shows the questions and answers again. */
  const edit = (): void => {
    flushSync(() => setState(idle));
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
  };

  return { delivery, state, draft, element, submit, updateDraft, edit };
}

/** The time in milliseconds since the visitor opened the page. `performance.now()` is monotonic, but counts from a page's prerendering. */
const timeOpen = (): number =>
  performance.now() - (performance.getEntriesByType("navigation")[0]?.activationStart ?? 0);

const unknown = (): Outcome => ({ status: "failed", reason: "unclear" });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
