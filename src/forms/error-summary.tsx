import { graphql } from "gatsby";
import { useEffect, type MouseEvent } from "react";
import type { FormProps, EmailDraft } from "./enquiry";
import { count } from "./counter";
import { fieldId } from "./field-id";
import { Notice } from "./notice";
import { OtherWays } from "./other-ways";
import type { Failure, NotSent } from "./state";

interface Props {
  readonly state: NotSent;
  /** Whether the enquiry is being sent again. */
  readonly sending: boolean;
  /** The form's id. */
  readonly id: string;
  readonly form: FormProps["form"];
  /** The enquiry with the form's current answers. */
  readonly draft: EmailDraft;
  readonly phone: string;
}

/** The validation errors, with links to their fields, or the reason of a failure, with other ways to reach the company. */
export function ErrorSummary({ state, sending, id, form, draft, phone }: Props) {
  const { messages } = form;
  const notes = state.notes?.map((note) => <li key={note}>{note}</li>);
  const invalid = state.status === "invalid";
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
        <OtherWays draft={draft} messages={messages} phone={phone} />
      </Notice>
    );
  return (
    <Notice heading={messages.problem} alert about={state} aside={state.changed}>
      <ul>
        {form.questions.map(({ name }) => {
          const error = state.errors.get(name);
          return (
            error && (
              <li key={name}>
                <a href={`#${fieldId(id, name)}`} onClick={focusField}>
                  {error}
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

function reason({ reason: why, seconds }: Failure, messages: FormProps["form"]["messages"]): string {
  return why === "wait" && seconds ? messages.waitSeconds.replaceAll("{n}", count(seconds)) : messages[why];
}

/** Focuses the field without adding an entry to the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

export const fragment = graphql`
  fragment ErrorSummaryMessages on FormMessages {
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
