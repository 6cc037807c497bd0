import { phoneLink } from "../../plugins/content-model/phone";
import { fitsMail, type EmailDraft, type FormProps } from "./enquiry";
import { Notice } from "./notice";
import type { Failure } from "./state";
import { TextToCopy } from "./text-to-copy";

interface Props extends FormProps {
  readonly failure: Failure;
  /** Whether the enquiry is being sent again. */
  readonly sending: boolean;
  /** The enquiry with the form's current answers. */
  readonly draft: EmailDraft;
}

/**
 * The reason of a failure, a button to try again, and other ways to reach the company: an email draft, or a text to paste into one, and
 * the phone.
 */
export function FailureNotice({ failure, sending, draft, form: { messages }, company: { phone } }: Props) {
  const fits = fitsMail(draft);
  return (
    <Notice heading={messages.problem} outcome={failure}>
      <p>{messages[failure.reason]}</p>
      <button type="submit" aria-disabled={sending}>
        {sending ? messages.sending : messages.retry}
      </button>
      <p>{messages.otherwise}</p>
      <ul role="list">
        <li>
          <a href={fits ? draft.href : draft.href.replace(/&body=.*/, "")}>{messages.mailLink}</a>
        </li>
        <li>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      </ul>
      {!fits && <TextToCopy text={draft.text} messages={messages} />}
    </Notice>
  );
}
