import { useEffect, useReducer, useRef, useState, type InputEvent, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { deliveryOf } from "./deliveries";
import { patience } from "./deliveries/post";
import { sameAnswers, writeLetter, type Enquiry, type FormProps, type Letter } from "./enquiry";
import { findMistakes } from "./mistakes";
import { idle, reduce, type Outcome } from "./state";

/**
 * What a person needs at least from opening a page to sending its form, in milliseconds. Where a trap for machines is set, whoever
 * is quicker has to wait until then.
 */
const leastTime = 3000;

/** How long a second press may follow the first as a part of it, in milliseconds: a double click as systems have it by default. */
const doublePress = 500;

/** The life of one form: from its first answer to what became of the enquiry. */
export function useEnquiry(props: FormProps) {
  const delivery = deliveryOf(props);
  const [state, dispatch] = useReducer(reduce, idle);
  const [letter, setLetter] = useState<Letter>({ text: "", href: "" });
  const element = useRef<HTMLFormElement>(null);

  const leavesPage = !delivery.send;

  useEffect(() => {
    // With the back button: what the browser was sending when it left the page is no longer under way.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && leavesPage) dispatch({ do: "return" });
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [leavesPage]);

  const deliver = async (form: HTMLFormElement, enquiry: Enquiry): Promise<Outcome> => {
    // Counted from the opening of the page, by a clock that nobody sets.
    if (delivery.trap) await pause(leastTime - performance.now());
    if (delivery.send) return delivery.send(enquiry);
    // The browser leaves the page with the answers. A page that is still there after that has not seen them arrive.
    form.submit();
    await pause(patience);
    return { is: "failed", why: "unconfirmed" };
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    // A key that is held would send the empty form that an enquiry leaves behind.
    if (state.is === "sending" || form.hidden) return;
    const mistakes = findMistakes(form, props.form.questions);
    if (mistakes.size > 0) return dispatch({ do: "refuse", mistakes });
    const data = new FormData(form);
    const enquiry = { data, letter: writeLetter(props.form, data) };
    setLetter(enquiry.letter);
    dispatch({ do: "send", enquiry });
    // Until a second press has passed, nothing else takes the button's place: it would be pressed.
    const [outcome] = await Promise.all([deliver(form, enquiry).catch(unknown), pause(doublePress)]);
    const now = new FormData(form);
    const changed = !sameAnswers(data, now);
    if (outcome.is === "sent" && !changed) form.reset();
    setLetter(writeLetter(props.form, now));
    dispatch({ do: "settle", enquiry, outcome: { ...outcome, changed } });
  };

  /** What a failure offers to send by hand follows what the visitor writes after it. */
  const write = ({ currentTarget }: InputEvent<HTMLFormElement>): void => {
    if (state.is === "failed") setLetter(writeLetter(props.form, new FormData(currentTarget)));
  };

  /** Shows the questions again, with the answers as they were. */
  const edit = (): void => {
    flushSync(() => dispatch({ do: "edit" }));
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  };

  return { delivery, state, letter, element, submit, write, edit };
}

const unknown = (): Outcome => ({ is: "failed", why: "unclear" });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
