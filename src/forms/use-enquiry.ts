import { useEffect, useReducer, useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { deliveryOf } from "./deliveries";
import { patience } from "./deliveries/post";
import { writeLetter, type Enquiry, type FormProps } from "./enquiry";
import { findMistakes } from "./mistakes";
import { idle, reduce, type Outcome } from "./state";

/** What a person needs at least to fill in a form, in milliseconds. Whoever is quicker waits for the rest of it. */
const leastTime = 3000;

/** The life of one form: from its first answer to what became of the enquiry. */
export function useEnquiry(props: FormProps) {
  const delivery = deliveryOf(props);
  const [state, dispatch] = useReducer(reduce, idle);
  const element = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);

  const leavesPage = !delivery.send;

  useEffect(() => void (shownAt.current = Date.now()), []);
  useEffect(() => {
    // With the back button: what the browser was sending when it left the page is no longer under way.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && leavesPage) dispatch({ do: "return" });
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [leavesPage]);

  const deliver = async (form: HTMLFormElement, enquiry: Enquiry): Promise<Outcome> => {
    if (delivery.trap) await pause(shownAt.current + leastTime - Date.now());
    if (delivery.send) return delivery.send(enquiry);
    // The browser leaves the page with the answers. A page that is still there after that has not seen them arrive.
    form.submit();
    await pause(patience);
    return { is: "failed", why: "unconfirmed" };
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.is === "sending") return;
    const form = event.currentTarget;
    const mistakes = findMistakes(form, props.form.questions);
    if (Object.keys(mistakes).length > 0) return dispatch({ do: "refuse", mistakes });
    const data = new FormData(form);
    const letter = writeLetter(props.form, data);
    dispatch({ do: "send", letter });
    const outcome = await deliver(form, { data, letter });
    if (outcome.is === "sent") form.reset();
    dispatch({ do: "settle", outcome });
  };

  /** Shows the questions again, with the answers as they were. */
  const edit = (): void => {
    flushSync(() => dispatch({ do: "edit" }));
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  };

  return { delivery, state, element, submit, edit };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
