import { phoneLink } from "../../plugins/content-model/phone";
import { EmailLink } from "../components/contact-details/email-link";
import { mailto, type EmailDraft, type FormProps } from "./enquiry";
import { Notice } from "./notice";
import type { Done } from "./state";
import { TextToCopy } from "./text-to-copy";
import * as styles from "./form.module.scss";

interface Props extends FormProps {
  readonly outcome: Done;
  readonly draft: EmailDraft;
  readonly onEdit: () => void;
}

/** Replaces the form after the enquiry was sent, or when the visitor's email app has to send it. */
export function Confirmation({ outcome, form, company: { phone }, draft, onEdit }: Props) {
  const { messages, recipient, subject } = form;
  const { status, changed } = outcome;
  const isSent = status === "sent";
  return (
    <div className={styles.form}>
      <Notice heading={messages[status]} outcome={outcome} text={messages[`${status}Text` as const]}>
        {changed && <p>{messages.unsent}</p>}
        {!isSent && (
          <>
            <TextToCopy text={draft.text} messages={messages} />
            <ul role="list">
              <li>
                <EmailLink address={recipient} href={mailto(recipient, { subject })} />
              </li>
              <li>
                <a href={phoneLink(phone)}>{phone}</a>
              </li>
            </ul>
          </>
        )}
      </Notice>
      {!(isSent && changed) && (
        <button type="button" onClick={onEdit}>
          {isSent ? messages.again : messages.edit}
        </button>
      )}
    </div>
  );
}
