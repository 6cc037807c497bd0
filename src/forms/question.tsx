import { graphql } from "gatsby";
import { useState } from "react";
import { Counter, count } from "./counter";
import type { FormProps } from "./enquiry";
import { fieldId } from "./field-id";
import * as styles from "./form.module.scss";

interface Props {
  /** The form's id. */
  readonly form: string;
  readonly question: Queries.QuestionFragment;
  readonly messages: FormProps["form"]["messages"];
  /** What is wrong with the answer. */
  readonly mistake: string | undefined;
  /** Whether scripts are at work. Until then the browser stops a visitor at the limit, and cuts pasted text without a word. */
  readonly hydrated: boolean;
}

/** A limit that an ordinary answer comes near is worth telling beforehand. */
const tellFrom = 1000;

/** One question: its label above, help and what is wrong between, and a native control that keeps its own value. */
export function Question({ form, question, messages, mistake, hydrated }: Props) {
  const { name, label, kind, required, maxLength, options } = question;
  // Offered once the visitor chooses: the page does not move before, and without scripts it has just what was asked for.
  const [mayTakeBack, offerToTakeBack] = useState(false);
  const id = fieldId(form, name);
  const limit = maxLength && maxLength >= tellFrom ? messages.limit.replaceAll("{n}", count(maxLength)) : null;
  const hint = [question.hint, limit].filter(Boolean).join(/[.?!…:]$/.test(question.hint ?? "") ? " " : ". ");
  const hintId = fieldId(form, name, "hint");
  const errorId = fieldId(form, name, "error");
  const describedBy = [hint && hintId, mistake && errorId].filter(Boolean).join(" ") || undefined;
  const look = mistake ? `${styles.field} ${styles.wrong}` : styles.field;
  const title = (
    <>
      {label}
      {!required && <span> ({messages.optional})</span>}
    </>
  );
  const help = (
    <>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {mistake && (
        <p id={errorId} className={styles.error}>
          {mistake}
        </p>
      )}
    </>
  );

  if (kind === "choice")
    return (
      <fieldset className={look} aria-describedby={describedBy}>
        <legend>{title}</legend>
        {help}
        <div className={styles.options} onClick={() => offerToTakeBack(!required)}>
          {options?.map((option, i) => (
            <label key={option}>
              <input
                type="radio"
                id={fieldId(form, name, i > 0 ? i + 1 : undefined)}
                name={name}
                value={option}
                required={required}
              />
              {option}
            </label>
          ))}
          {mayTakeBack && (
            <label className={styles.none}>
              <input type="radio" id={fieldId(form, name, "none")} name={name} value="" />
              {messages.noAnswer}
            </label>
          )}
        </div>
      </fieldset>
    );

  const control = {
    id,
    name,
    required,
    maxLength: (!hydrated && maxLength) || undefined,
    // A language that is written from the right begins there.
    dir: "auto",
    autoComplete: question.autocomplete ?? undefined,
    "aria-describedby": describedBy,
    "aria-invalid": mistake ? true : undefined,
  };
  return (
    <div className={look}>
      <label htmlFor={id}>{title}</label>
      {help}
      {kind === "lines" ? (
        <textarea {...control} rows={question.rows ?? 4} />
      ) : (
        <input
          {...control}
          type={kind}
          inputMode={kind}
          enterKeyHint="next"
          spellCheck={kind === "text" ? undefined : false}
        />
      )}
      {maxLength && <Counter field={id} maxLength={maxLength} messages={messages} />}
    </div>
  );
}

export const fragment = graphql`
  fragment Question on Question {
    name
    label
    hint
    kind
    required
    autocomplete
    maxLength
    rows
    options
  }

  fragment QuestionMessages on FormMessages {
    optional
    limit
    noAnswer
    ...CounterMessages
  }
`;
