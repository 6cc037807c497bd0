import { graphql } from "gatsby";
import { useEffect, type MouseEvent } from "react";
import type { FormProps, Letter } from "./enquiry";
import { count } from "./counter";
import { fieldId } from "./field-id";
import { Notice } from "./notice";
import { OtherWays } from "./other-ways";
import type { Failure, Trouble } from "./state";

interface Props {
  readonly state: Trouble;
  /** Whether it is being tried again. */
  readonly sending: boolean;
  /** The form's id. */
  readonly id: string;
  readonly form: FormProps["form"];
  /** The enquiry as the visitor's words are now. */
  readonly letter: Letter;
  readonly phone: string;
}

/** What stands in the way of an enquiry, and the way on. */
export function Problem({ state, sending, id, form, letter, phone }: Props) {
  const { messages } = form;
  const notes = state.notes?.map((note) => <li key={note}>{note}</li>);
  const invalid = state.is === "invalid";
  useEffect(() => {
    if (!invalid) return undefined;
    const { title } = document;
    document.title = messages.titlePrefix + title;
    return () => void (document.title = title);
  }, [invalid, messages.titlePrefix]);

  if (!invalid)
    return (
      <Notice heading={messages.problem} alert about={state} aside={state.changed}>
        <p>{reason(state, messages)}</p>
        {notes && notes.length > 0 && <ul>{notes}</ul>}
        <button type="submit" aria-disabled={sending}>
          {sending ? messages.sending : messages.retry}
        </button>
        <OtherWays letter={letter} messages={messages} phone={phone} />
      </Notice>
    );
  return (
    <Notice heading={messages.problem} alert about={state} aside={state.changed}>
      <ul>
        {form.questions.map(({ name }) => {
          const mistake = state.mistakes.get(name);
          return (
            mistake && (
              <li key={name}>
                <a href={`#${fieldId(id, name)}`} onClick={focusField}>
                  {mistake}
                </a>
              </li>
            )
          );
        })}
        {notes}
      </ul>
    </Notice>
  );
}

function reason({ why, seconds }: Failure, messages: FormProps["form"]["messages"]): string {
  return why === "wait" && seconds ? messages.waitSeconds.replaceAll("{n}", count(seconds)) : messages[why];
}

/** Goes to the field without a step in the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

export const fragment = graphql`
  fragment ProblemMessages on FormMessages {
    problem
    titlePrefix
    offline
    unanswered
    unconfirmed
    unclear
    failed
    wait
    waitSeconds
    retry
    sending
    ...OtherWaysMessages
  }
`;
