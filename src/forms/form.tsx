import { graphql } from "gatsby";
import { RichText } from "../components/rich-text/rich-text";
import { Confirmation } from "./confirmation";
import type { FormProps } from "./enquiry";
import { ErrorSummary } from "./error-summary";
import { FailureNotice } from "./failure-notice";
import { Question } from "./question";
import { useEnquiry } from "./use-enquiry";
import * as styles from "./form.module.scss";

/**
 * A form. Without JavaScript, the browser validates and sends it; hydrated, it shows its own messages. Its fields are uncontrolled, so
 * answers typed before hydration stay.
 */
export function Form(props: FormProps) {
  const { id, form } = props;
  const { messages, questions } = form;
  const { delivery, state, draft, element, submit, updateDraft, edit } = useEnquiry(props);
  const sending = state.status === "sending";
  const failure = sending ? state.failure : state.status === "failed" ? state : undefined;
  const done = state.status === "sent" || state.status === "opened" || state.status === "copy";
  return (
    <>
      {done && <Confirmation {...props} outcome={state} draft={draft} onEdit={edit} />}
      <form
        ref={element}
        className={styles.form}
        {...delivery.formProps}
        hidden={done && !state.changed}
        // Firefox calls a form with an empty required field invalid, which Orca announces before the first field.
        aria-invalid={false}
        onSubmit={(event) => void submit(event)}
        onInput={updateDraft}
      >
        {state.status === "invalid" && <ErrorSummary {...props} outcome={state} />}
        {failure && <FailureNotice {...props} failure={failure} sending={sending} draft={draft} />}
        {Object.entries(delivery.hiddenFields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {questions.map((question) => (
          <Question
            key={question.name}
            form={id}
            question={question}
            messages={messages}
            error={state.status === "invalid" ? state.errors.get(question.name) : undefined}
          />
        ))}
        {delivery.honeypot && (
          <p className={styles.honeypot} aria-hidden="true">
            <label>
              {messages.honeypot} <input type="text" name={delivery.honeypot.name} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        )}
        <button type="submit" {...delivery.buttonProps} aria-disabled={sending} data-sending={messages.sending}>
          {sending ? messages.sending : form.submit}
        </button>
        <span aria-live="polite" aria-atomic className={styles.spoken}>
          {sending && messages.sending}
        </span>
        <RichText html={form.html} className={styles.privacy} />
      </form>
    </>
  );
}

export const fragment = graphql`
  fragment FormFields on Form {
    slug
    recipient
    endpoint
    subject
    submit
    html
    questions {
      missing
      invalid
      tooLong
      ...Question
    }
    messages {
      ...FormMessages
    }
  }

  fragment FormMessages on FormMessages {
    problem
    titlePrefix
    optional
    limit
    noAnswer
    choose
    left
    over
    sending
    sent
    sentText
    unsent
    opened
    openedText
    copy
    copyText
    copyButton
    copied
    edit
    again
    offline
    unanswered
    unconfirmed
    unclear
    failed
    wait
    retry
    otherwise
    mailLink
    honeypot
    spam
  }

  fragment FormCompany on Company {
    phone
    delivery {
      method
      endpoint
      cors
      redirectOrigins
      hiddenFields {
        name
        value
      }
    }
  }
`;
