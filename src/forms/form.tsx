import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { Text } from "../components/text/text";
import { Done } from "./done";
import type { FormProps } from "./enquiry";
import { Problem } from "./problem";
import { Question } from "./question";
import { useEnquiry } from "./use-enquiry";
import * as styles from "./form.module.scss";

/**
 * A form. As HTML alone, the browser validates and sends it; hydrated, it reports mistakes and the outcome in its own words.
 * Its fields are uncontrolled, so what was typed before hydration stays.
 */
export function Form(props: FormProps) {
  const { id, form, company } = props;
  const { messages, questions } = form;
  const { delivery, state, draft, element, submit, write, edit } = useEnquiry(props);
  const hydrated = useSyncExternalStore(neverChanges, yes, no);
  const sending = state.is === "sending";
  const trouble = sending ? state.failure : state.is === "invalid" || state.is === "failed" ? state : undefined;
  const done = state.is === "sent" || state.is === "opened" || state.is === "copy";
  return (
    <>
      {done && <Done state={state} form={form} draft={draft} phone={company.phone} onEdit={edit} />}
      <form
        ref={element}
        className={styles.form}
        {...delivery.native}
        noValidate={hydrated}
        hidden={done && !state.changed}
        onSubmit={(event) => void submit(event)}
        onInput={write}
      >
        {trouble && (
          <Problem state={trouble} sending={sending} id={id} form={form} draft={draft} phone={company.phone} />
        )}
        {Object.entries(delivery.unseen).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {questions.map((question) => (
          <Question
            key={question.name}
            form={id}
            question={question}
            messages={messages}
            mistake={state.is === "invalid" ? state.mistakes.get(question.name) : undefined}
            hydrated={hydrated}
          />
        ))}
        {delivery.honeypot && (
          <p className={styles.honeypot} aria-hidden="true">
            <label>
              {messages.honeypot} <input type="text" name={delivery.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        )}
        <button type="submit" {...delivery.button} aria-disabled={sending} data-sending={messages.sending}>
          {sending ? messages.sending : form.submit}
        </button>
        <span role="status" className={styles.spoken}>
          {sending && messages.sending}
        </span>
        <Text html={form.html} look={styles.privacy} />
      </form>
    </>
  );
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

export const fragment = graphql`
  fragment FormFields on Form {
    name
    recipient
    endpoint
    subject
    submit
    html
    questions {
      name
      missing
      invalid
      tooLong
      ...Question
    }
    messages {
      titlePrefix
      sending
      honeypot
      ...QuestionMessages
      ...ProblemMessages
      ...DoneMessages
    }
  }

  fragment FormCompany on Company {
    phone
    delivery {
      by
      endpoint
      cors
    }
  }
`;
