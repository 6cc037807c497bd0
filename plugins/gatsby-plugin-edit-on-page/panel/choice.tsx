import { useContext, type ChangeEvent, type ReactNode } from "react";
import { parseDescription } from "../../gatsby-source-content/schema/description";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";
import { EditorContext } from "./editor";
import { FormContext, Frame, Group, idOf, useControl, type FieldProps } from "./field";
import { inputOf, labelOf } from "./values";

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
    if (kinds[value] !== undefined) return { value, hint, picture: <img src={kinds[value]} alt="" /> };
    if (icons[value] === undefined) return { value, hint };
    return {
      value,
      // All are in one row, in the order of their words.
      picture: (
        <svg viewBox={`${24 * at} 0 24 24`} aria-hidden="true">
          <use href={icons[value]} />
        </svg>
      ),
    };
  });
}

/** One of several values. Pictures open to choose from, choices with hints are all in view, others are a menu. */
export function Choice({ options: known, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { schema, path, required, value, onChange } = props;
  const { control } = useControl(props);
  const { add } = useContext(EditorContext);
  const chosen = inputOf(value);
  const hasHints = known.some(({ hint }) => hint);
  // Where all are in view, nothing chosen shows by itself.
  const isKnown = (chosen === "" && required && hasHints) || known.some((one) => one.value === chosen);
  const none = required || chosen === "" ? [] : [{ value: "" }];
  const options: Option[] = [...none, ...(isKnown ? [] : [{ value: chosen }]), ...known];
  const nameOf = (word: string): string =>
    word ? labelOf(word) : schema.default === undefined ? "None" : `As usual: ${inputOf(schema.default)}`;
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    onChange(target.value === "" && !required ? undefined : target.value);
  };

  if (!hasHints && !known.some(({ picture }) => picture !== undefined))
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
  const radios = options.map(({ value: word, hint, picture }) => (
    <label key={word} className="option">
      <input type="radio" name={idOf(path)} value={word} checked={word === chosen} onChange={choose} />
      {picture}
      <span>
        {nameOf(word)} {hint && <small>{hint}</small>}
      </span>
    </label>
  ));
  return (
    <Group {...props} role="radiogroup">
      {hasHints ? (
        radios
      ) : (
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
      )}
    </Group>
  );
}
