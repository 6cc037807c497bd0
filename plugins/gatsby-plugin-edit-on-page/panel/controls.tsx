import { useContext, type ChangeEvent, type ReactNode } from "react";
import { parseDescription } from "../../gatsby-source-content/schema/description";
import { AddContext } from "./add-context";
import { FormContext, Frame, Group, idOf, Notes, useControl, type FieldProps } from "./field";
import { labelOf, stringOf } from "./fields";
import type { FieldSchema } from "../protocol";

/** A text or a number. What is no number stays as it was typed, for the check to tell what is wrong with it. */
export function Text(props: FieldProps) {
  const { schema, required, value, onChange } = props;
  const { control } = useControl(props);
  const text = stringOf(value);
  const left = (schema.maxLength ?? Infinity) - Array.from(text).length;
  const isWord = schema.type !== "string" || (schema.format !== undefined && schema.format !== "markdown");
  const rows = schema.format === "markdown" ? 16 : (schema.maxLength ?? 0) > 100 ? 3 : 1;
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const isNumber = schema.type !== "string" && String(Number.parseFloat(target.value)) === target.value;
    onChange(target.value === "" && !required ? undefined : isNumber ? Number(target.value) : target.value);
  };
  const input = { ...control, value: text, placeholder: stringOf(schema.default) || undefined, onChange: change };
  return (
    <Frame {...props}>
      {isWord ? (
        <input list={schema.format} {...input} />
      ) : (
        <textarea
          rows={rows}
          onKeyDown={(event) => rows === 1 && event.key === "Enter" && event.preventDefault()}
          {...input}
        />
      )}
      {left < text.length && (
        <p className={left < 0 ? "counter mistake" : "counter"}>{left < 0 ? `${-left} too many` : `${left} left`}</p>
      )}
    </Frame>
  );
}

/** A yes or no. What the site takes anyhow is not written. */
export function Switch(props: FieldProps) {
  const { schema, label, required, value, onChange } = props;
  const usual = schema.default === true;
  return (
    <div className="field">
      <label className="option">
        <input
          type="checkbox"
          {...useControl(props).control}
          checked={typeof value === "boolean" ? value : usual}
          onChange={({ target }) => onChange(target.checked === usual && !required ? undefined : target.checked)}
        />
        {label}
      </label>
      <Notes {...props} />
    </div>
  );
}

interface Option {
  value: string;
  hint?: string;
  picture?: ReactNode;
}

/** What a field's value can be chosen from; undefined where it is free. */
export function useOptions({ enum: words, choices: meanings = {}, names }: FieldSchema): Option[] | undefined {
  const { photos, forms, sections, icons, kinds } = useContext(FormContext).choices;
  if (names === "photo")
    return photos.map(({ name, alt, thumbnail }) => ({
      value: name,
      picture: <img src={thumbnail} alt={alt} loading="lazy" />,
    }));
  if (names) return (names === "form" ? forms : sections).map((value) => ({ value }));
  return words?.map((value, at) => {
    const hint = parseDescription(meanings[value]).words;
    const picture = icons[value] !== undefined && (
      // All are in one row, in the order of their words.
      <svg viewBox={`${24 * at} 0 24 24`} aria-hidden="true">
        <use href={icons[value]} />
      </svg>
    );
    if (kinds[value] !== undefined) return { value, hint, picture: <img src={kinds[value]} alt="" /> };
    return picture ? { value, picture } : { value, hint };
  });
}

/** One of several values. Pictures open to choose from, choices with hints are all in view, others are a menu. */
export function Choice({ options: known, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { schema, path, required, value, onChange } = props;
  const { control } = useControl(props);
  const add = useContext(AddContext);
  const chosen = stringOf(value);
  // Where all are in view, nothing chosen shows by itself.
  const isSeen = required && known.some(({ hint }) => hint);
  const extra = (chosen === "" && isSeen) || known.some((one) => one.value === chosen) ? [] : [{ value: chosen }];
  const options: Option[] = [...(required || chosen === "" ? [] : [{ value: "" }]), ...extra, ...known];
  const nameOf = (word: string): string =>
    word ? labelOf(word) : schema.default === undefined ? "None" : `As usual: ${stringOf(schema.default)}`;
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(target.value === "" && !required ? undefined : target.value);
  const radios = options.map(({ value: word, hint, picture }) => (
    <label key={word} className="option">
      <input type="radio" name={idOf(path)} value={word} checked={word === chosen} onChange={choose} />
      {picture}
      <span>
        {nameOf(word)} {hint && <small>{hint}</small>}
      </span>
    </label>
  ));

  if (known.some(({ hint }) => hint))
    return (
      <Group {...props} role="radiogroup">
        {radios}
      </Group>
    );
  if (known.some(({ picture }) => picture !== undefined))
    return (
      <Group {...props} role="radiogroup">
        <details className="pictures">
          <summary>
            {options.find((one) => one.value === chosen)?.picture} {nameOf(chosen)}
          </summary>
          <div>{radios}</div>
          {schema.names === "photo" && (
            <button type="button" onClick={() => add({ what: "photo", done: onChange })}>
              Add a photo…
            </button>
          )}
        </details>
      </Group>
    );
  return (
    <Frame {...props}>
      <select {...control} value={chosen} onChange={choose}>
        {options.map(({ value: word }) => (
          <option key={word} value={word}>
            {nameOf(word)}
          </option>
        ))}
      </select>
    </Frame>
  );
}
