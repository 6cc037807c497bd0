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
  /** The message about this answer, if it is wrong. */
  readonly mistake: string | undefined;
  /** Until hydration, `maxlength` holds the limit, which cuts pasted text silently; afterwards the counter does. */
  readonly hydrated: boolean;
}

/** Limits from here on are stated before the visitor writes: an ordinary answer can come near them. */
const statedFrom = 1000;

/** One question: label, hint, error message, and an uncontrolled native control. */
export function Question({ form, question, messages, mistake, hydrated }: Props) {
  const { name, label, type, required, maxLength, options } = question;
  // A radio button cannot be unticked: "no answer" is added once one is chosen, so the page as loaded has just the real options.
  const [mayTakeBack, offerToTakeBack] = useState(false);
  const id = fieldId(form, name);
  const limit = maxLength && maxLength >= statedFrom ? messages.limit.replaceAll("{n}", count(maxLength)) : null;
  const hint = [question.hint, limit].filter(Boolean).join(/[.?!…:]$/.test(question.hint ?? "") ? " " : ". ");
  const hintId = fieldId(form, name, "hint");
  const errorId = fieldId(form, name, "error");
  const describedBy = [hint && hintId, mistake && errorId].filter(Boolean).join(" ") || undefined;
  const className = mistake ? `${styles.field} ${styles.wrong}` : styles.field;
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

  if (type === "radio")
    return (
      <fieldset className={className} aria-describedby={describedBy}>
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
    // Right-to-left answers start on the right.
    dir: "auto",
    autoComplete: question.autocomplete ?? undefined,
    "aria-describedby": describedBy,
    "aria-invalid": mistake ? true : undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id}>{title}</label>
      {help}
      {type === "textarea" ? (
        <textarea {...control} rows={question.rows ?? 4} />
      ) : (
        <input
          {...control}
          type={type}
          inputMode={type}
          enterKeyHint="next"
          spellCheck={type === "text" ? undefined : false}
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
    type
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
