import { graphql } from "gatsby";
import { useState } from "react";
import { Counter, withNumber } from "./counter";
import { fieldId } from "./field-id";
import * as styles from "./form.module.scss";

interface Props {
  /** The form's id. */
  readonly form: string;
  readonly question: Queries.QuestionFragment;
  readonly messages: Queries.QuestionMessagesFragment;
  /** The error of this answer. */
  readonly error: string | undefined;
}

/** The hint states limits from this one on, because ordinary answers may reach them. */
const statedFrom = 1000;

/** At least six digits, with anything between and after them: people write extensions and country codes in many ways. */
const phonePattern = "(\\D*\\d){6}.*";

/**
 * One question: label, hint, error message, and an uncontrolled native control. Without `maxlength`, which silently truncates pasted
 * text: the counter and an error report a long answer.
 */
export function Question({ form, question, messages, error }: Props) {
  const { name, label, type, required, maxLength, options } = question;
  // Radio buttons cannot be unchecked, so "no answer" is added once one is checked.
  const [mayTakeBack, offerToTakeBack] = useState(false);
  const id = fieldId(form, name);
  const limit = maxLength && maxLength >= statedFrom ? withNumber(messages.limit, maxLength) : null;
  const hint = [question.hint, limit].filter(Boolean).join(/[.?!…:]$/.test(question.hint ?? "") ? " " : ". ");
  const hintId = fieldId(form, name, "hint");
  const errorId = fieldId(form, name, "error");
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  const className = error ? `${styles.field} ${styles.invalid}` : styles.field;
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
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
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
            <label>
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
    // Right-to-left answers start on the right.
    dir: "auto",
    autoComplete: question.autocomplete ?? undefined,
    "aria-describedby": describedBy,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id}>{title}</label>
      {help}
      {type === "textarea" ? (
        <textarea {...control} rows={question.rows ?? 4} />
      ) : type === "select" ? (
        <select {...control}>
          <option value="">{messages.noAnswer}</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type={type}
          pattern={type === "tel" ? phonePattern : undefined}
          inputMode={type === "date" ? undefined : type}
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
