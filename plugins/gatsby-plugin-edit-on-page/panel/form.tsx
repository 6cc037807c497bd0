import { useState, type ChangeEvent, type ReactNode } from "react";
import { isRecord } from "../../gatsby-source-content/record";
import { Choice, useOptions } from "./choice";
import { Frame, Group, Notes, useControl, type FieldProps } from "./field";
import { List } from "./list";
import { emptyOf, inputOf, labelOf, titleOf, withField } from "./values";

/** A field of any kind, made from its schema alone. */
export function Field(props: FieldProps) {
  const { schema, value, required, onChange } = props;
  const options = useOptions(schema);
  if (schema.const !== undefined) return null;
  if (schema.type === "array") return <List {...props} Entry={Entry} />;
  if (schema.type === "boolean") return <Switch {...props} />;
  if (schema.type !== "object") return options ? <Choice {...props} options={options} /> : <Text {...props} />;
  return (
    <Group {...props}>
      {value !== undefined && <Fields {...props} />}
      {!required && (
        <button type="button" onClick={() => onChange(value === undefined ? emptyOf(schema) : undefined)}>
          {value === undefined ? "Add" : "Remove"} {props.label.toLowerCase()}
        </button>
      )}
    </Group>
  );
}

/** The fields of an object. Those that its file had left out when it was opened are folded away, unless all are `open`. */
export function Fields({ schema, path, value, onChange, open = false }: FieldProps & { readonly open?: boolean }) {
  const { properties = {}, required = [] } = schema;
  const fields = isRecord(value) ? value : {};
  const names = Object.keys(properties);
  const [shown] = useState(() => names.filter((name) => open || required.includes(name) || name in fields));
  const field = (name: string): ReactNode => (
    <Field
      key={name}
      schema={properties[name] ?? { type: "string" }}
      path={[...path, name]}
      label={properties[name]?.title ?? labelOf(name)}
      required={required.includes(name)}
      value={fields[name]}
      onChange={(next) => onChange(withField(fields, name, next))}
    />
  );
  const others = names.filter((name) => !shown.includes(name));
  return (
    <>
      {shown.map(field)}
      {others.length > 0 && (
        <details>
          <summary>More: {others.map(labelOf).join(", ").toLowerCase()}</summary>
          {others.map(field)}
        </details>
      )}
    </>
  );
}

/** An entry of a list. One with several fields is folded away under its first text. */
function Entry(props: FieldProps) {
  const { schema, label, value } = props;
  const { described } = useControl(props);
  const [isNew] = useState(titleOf(value) === "");
  if (schema.type !== "object") return <Field {...props} />;
  return (
    <details open={isNew}>
      <summary {...described}>{titleOf(value) || label}</summary>
      <Notes {...props} />
      <Fields {...props} />
    </details>
  );
}

/** A text or a number. What is no number stays as it was typed, for the check to tell what is wrong with it. */
function Text(props: FieldProps) {
  const { schema, required, value, onChange } = props;
  const text = inputOf(value);
  const left = (schema.maxLength ?? Infinity) - Array.from(text).length;
  const isWord = schema.type !== "string" || (schema.format !== undefined && schema.format !== "markdown");
  const rows = schema.format === "markdown" ? 16 : (schema.maxLength ?? 0) > 100 ? 3 : 1;
  const input = {
    ...useControl(props).control,
    value: text,
    placeholder: inputOf(schema.default) || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      const isNumber = schema.type !== "string" && String(Number.parseFloat(target.value)) === target.value;
      onChange(target.value === "" && !required ? undefined : isNumber ? Number(target.value) : target.value);
    },
  };
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
function Switch(props: FieldProps) {
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
