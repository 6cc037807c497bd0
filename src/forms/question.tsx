import { graphql } from "gatsby";
import { useState } from "react";
import { unescapeHtml } from "../../plugins/content-model/escape-html";
import { Counter, withNumber } from "./counter";
import { fieldId } from "./field-id";
import * as styles from "./form.module.scss";

interface Props {
  /** The form's id. */
  readonly form: string;
  readonly question: Queries.QuestionFragment;
  readonly messages: Queries.FormMessagesFragment;
  readonly error: string | undefined;
}

/** The hint states limits from this one on, because ordinary answers may reach them. */
const statedFrom = 1000;

/** The visitor's day as HTML writes it. Pages are built on an earlier day, so only a hydrated form has it. */
const setToday = (input: HTMLInputElement | null): void => {
  if (input) input.min = new Date().toLocaleDateString("sv");
};

const wordsIn = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, ""));

/** At least six digits, with anything between and after them: people write extensions and country codes in many ways. */
const phonePattern = "(\\D*\\d){6}.*";

/**
 * One question: label, hint, error message, and an uncontrolled native control. Without `maxlength`, which silently truncates pasted
 * text: the counter and an error report a long answer.
 */
export function Question({ form, question, messages, error }: Props) {
  const { name, label, type, required, maxLength, options, statement } = question;
  // Radio buttons cannot be unchecked, so "no answer" is added once one is checked.
  const [mayTakeBack, offerToTakeBack] = useState(false);
  const id = fieldId(form, name);
  const limit = maxLength && maxLength >= statedFrom ? withNumber(messages.limit, maxLength) : null;
  const hint = [question.hint, limit].filter(Boolean).join(/[.?!…:]$/.test(question.hint ?? "") ? " " : ". ");
  const notes = Object.entries({ hint, error }).filter(([, text]) => text);
  const describedBy = notes.map(([part]) => fieldId(form, name, part)).join(" ") || undefined;
  // Also stated if false: Chromium calls a required choice invalid from the start, and an email address while it is typed.
  const isInvalid = Boolean(error);
  const className = error ? `${styles.field} ${styles.invalid}` : styles.field;
  const title = (
    <>
      {label}
      {!required && <span> ({messages.optional})</span>}
    </>
  );
  const help = notes.map(([part, text]) => (
    <p key={part} id={fieldId(form, name, part)} className={styles[part]}>
      {text}
    </p>
  ));

  const control = {
    id,
    name,
    required,
    // Right-to-left answers start on the right.
    dir: "auto",
    autoComplete: question.autocomplete ?? undefined,
    "aria-describedby": describedBy,
    "aria-invalid": isInvalid,
  };
  if (type === "radio" || type === "checkbox")
    return (
      <fieldset className={className} aria-describedby={type === "radio" ? describedBy : undefined}>
        <legend>{title}</legend>
        {help}
        <div className={styles.options}>
          {type === "checkbox" && (
            <label>
              <input {...control} type={type} value={wordsIn(statement ?? "")} />
              <span dangerouslySetInnerHTML={{ __html: statement ?? "" }} />
            </label>
          )}
          {[...(options ?? []), ...(mayTakeBack ? [""] : [])].map((option, i) => (
            <label key={option}>
              <input
                type="radio"
                id={fieldId(form, name, i === 0 ? undefined : option ? i + 1 : "none")}
                name={name}
                value={option}
                required={required}
                aria-invalid={isInvalid}
                onClick={() => offerToTakeBack(!required)}
              />
              {option || messages.noAnswer}
            </label>
          ))}
        </div>
      </fieldset>
    );

  return (
    <div className={className}>
      <label htmlFor={id}>{title}</label>
      {help}
      {type === "textarea" ? (
        <textarea {...control} rows={question.rows ?? 4} />
      ) : type === "select" ? (
        <select {...control}>
          <option value="">{required ? messages.choose : messages.noAnswer}</option>
          {options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          ref={question.minimum ? setToday : undefined}
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
    minimum
    maxLength
    rows
    options
    statement
  }
`;
