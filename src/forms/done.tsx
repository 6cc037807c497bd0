import { graphql } from "gatsby";
import { mailto, type FormProps, type Letter } from "./enquiry";
import { Notice } from "./notice";
import { phoneLink } from "../components/details/phone-link";
import type { Done as DoneState } from "./state";
import { TextToCopy } from "./text-to-copy";
import * as styles from "./form.module.scss";

interface Props {
  readonly state: DoneState;
  readonly form: FormProps["form"];
  readonly letter: Letter;
  readonly phone: string;
  readonly onEdit: () => void;
}

/** What stands in the form's place once it is sent, or the visitor's own email app has to send it. */
export function Done({ state, form: { messages, recipient, subject }, letter, phone, onEdit }: Props) {
  const heading = messages[state.is];
  if (state.is === "sent")
    return (
      <Notice heading={heading} about={state} aside={state.changed}>
        <p>{messages.sentText}</p>
        {state.changed && <p>{messages.unsent}</p>}
      </Notice>
    );
  return (
    <div className={styles.form}>
      <Notice heading={heading} about={state} aside={state.changed}>
        <p>{state.is === "opened" ? messages.openedText : messages.copyText}</p>
        {state.changed && <p>{messages.unsent}</p>}
        <TextToCopy text={letter.text} messages={messages} />
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
  fragment DoneMessages on FormMessages {
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
