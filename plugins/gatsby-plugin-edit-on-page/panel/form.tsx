import { useState, type ReactNode } from "react";
import { isRecord } from "../../gatsby-source-content/record";
import { Choice, Switch, Text, useOptions } from "./controls";
import { Group, type FieldProps } from "./field";
import { emptyOf, labelOf, replaced } from "./fields";
import { List } from "./list";

/** A field of any kind, made from its schema alone. */
export function Field(props: FieldProps) {
  const { schema, value, required, onChange } = props;
  const options = useOptions(schema);
  if (schema.const !== undefined) return null;
  if (schema.type === "array") return <List {...props} />;
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
  const names = Object.keys(properties);
  const [shown] = useState(() =>
    names.filter((name) => open || required.includes(name) || (isRecord(value) && name in value)),
  );
  const field = (name: string): ReactNode => (
    <Field
      key={name}
      schema={properties[name] ?? { type: "string" }}
      path={[...path, name]}
      label={properties[name]?.title ?? labelOf(name)}
      required={required.includes(name)}
      value={isRecord(value) ? value[name] : undefined}
      onChange={(next) => onChange(replaced(value, [name], next))}
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
