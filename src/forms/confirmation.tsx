import { graphql } from "gatsby";
import { mailto, type FormProps, type EmailDraft } from "./enquiry";
import { Notice } from "./notice";
import { phoneLink } from "../components/contact-details/phone-link";
import type { Done as DoneState } from "./state";
import { TextToCopy } from "./text-to-copy";
import * as styles from "./form.module.scss";

interface Props {
  readonly state: DoneState;
  readonly form: FormProps["form"];
  readonly draft: EmailDraft;
  readonly phone: string;
  readonly onEdit: () => void;
}

/** Replaces the form after the enquiry was sent, or when the visitor's email app has to send it. */
export function Confirmation({ state, form: { messages, recipient, subject }, draft, phone, onEdit }: Props) {
  const heading = messages[state.status];
  if (state.status === "sent")
    return (
      <Notice heading={heading} about={state} aside={state.changed}>
        <p>{messages.sentText}</p>
        {state.changed && <p>{messages.unsent}</p>}
      </Notice>
    );
  return (
    <div className={styles.form}>
      <Notice heading={heading} about={state} aside={state.changed}>
        <p>{state.status === "opened" ? messages.openedText : messages.copyText}</p>
        {state.changed && <p>{messages.unsent}</p>}
        <TextToCopy text={draft.text} messages={messages} />
        <ul>
          <li>
            <a href={mailto(recipient, { subject })}>{recipient}</a>
          </li>
          <li>
            <a href={phoneLink(phone)}>{phone}</a>
          </li>
        </ul>
      </Notice>
      <button type="button" onClick={onEdit}>
        {messages.edit}
      </button>
    </div>
  );
}

export const fragment = graphql`
  fragment ConfirmationMessages on FormMessages {
    sent
    sentText
    unsent
    opened
    openedText
    copy
    copyText
    edit
    ...TextToCopyMessages
  }
`;
