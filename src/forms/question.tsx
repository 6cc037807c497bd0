import * as styles from "./form.module.scss";

type Props = {
  /** Name of the form: ids are "<form>-<question>", the same on the server and in the browser. */
  readonly form: string;
  readonly question: Queries.QuestionFragment;
  readonly messages: Queries.FormMessagesFragment;
};

const count = new Intl.NumberFormat("en-GB");
/** A limit that an ordinary answer comes near is worth telling beforehand. */
const tellFrom = 1000;

/** One question: its label above, help between, and a native control that keeps its own value. */
export function Question({ form, question, messages }: Props) {
  const { name, label, kind, required, maxLength, options } = question;
  const id = `${form}-${name}`;
  const limit = maxLength && maxLength >= tellFrom ? messages.limit.replace("{n}", count.format(maxLength)) : null;
  const hint = [question.hint, limit].filter(Boolean).join(". ");
  const title = (
    <>
      {label}
      {!required && <span> ({messages.optional})</span>}
    </>
  );
  const help = hint && (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
  const control = {
    id,
    name,
    required,
    maxLength: maxLength ?? undefined,
    autoComplete: question.autocomplete ?? undefined,
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };

  if (kind === "choice")
    return (
      <fieldset className={styles.field} aria-describedby={control["aria-describedby"]}>
        <legend>{title}</legend>
        {help}
        <div className={styles.options}>
          {options?.map((option, i) => (
            <label key={option}>
              <input type="radio" id={i === 0 ? id : `${id}-${i + 1}`} name={name} value={option} required={required} />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
    );

  return (
    <div className={styles.field}>
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
    </div>
  );
}
