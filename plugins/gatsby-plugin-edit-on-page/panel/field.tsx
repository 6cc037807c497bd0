import { createContext, useContext, type ReactNode } from "react";
import type { FieldPath } from "../../gatsby-source-content/read/places";
import { parseDescription } from "../../gatsby-source-content/schema/description";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";
import type { Choices } from "../server/parts";
import type { FieldProblem } from "../server/problems";

export interface FieldProps {
  readonly schema: FieldSchema;
  readonly path: FieldPath;
  readonly label: string;
  readonly required?: boolean;
  readonly value: unknown;
  /** Undefined takes the field out of its file. */
  readonly onChange: (value: unknown) => void;
}

/** What every field of a form can ask for. */
interface Form {
  choices: Choices;
  problems: readonly FieldProblem[];
  /** Tells what happened to those who cannot see it. */
  say: (words: string) => void;
}

export const FormContext = createContext<Form>({
  choices: { links: [], photos: [], forms: [], sections: [], icons: {}, kinds: {} },
  problems: [],
  say: () => undefined,
});

export const idOf = (path: FieldPath): string => ["field", ...path].join(".");

/** What ties a control to the words around it. The form moves the focus to the first that is `wrong`. */
export function useControl({ path, required = false }: FieldProps) {
  const id = idOf(path);
  const mistakes = useContext(FormContext).problems.filter((problem) => idOf(problem.path) === id);
  const isWrong = mistakes.length > 0;
  const described = { id, "aria-describedby": `${id}-notes`, className: isWrong ? "wrong" : undefined };
  return { mistakes, described, control: { ...described, "aria-invalid": isWrong, "aria-required": required } };
}

/** A field's hint, its example while it is empty, and its mistakes. */
export function Notes(props: FieldProps) {
  const { words, example } = parseDescription(props.schema.description);
  return (
    <div id={`${idOf(props.path)}-notes`} className="notes">
      {/* What stands between backticks is to be typed as it is. */}
      <p>{words.split("`").map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))}</p>
      {props.value === undefined && example && <p>Example: {example}</p>}
      {useControl(props).mistakes.map(({ message, mended }) => (
        <p key={message} className="mistake">
          {message}{" "}
          {mended !== undefined && mended !== props.value && (
            <button type="button" onClick={() => props.onChange(mended)}>
              Mend
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

const Label = ({ label, required }: FieldProps) => (
  <>
    {label} {required && <small>needed</small>}
  </>
);

/** The frame of a field: its name, what is in it, and what is to be known about it. */
export const Frame = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  <div className="field">
    <label htmlFor={idOf(props.path)}>
      <Label {...props} />
    </label>
    {children}
    <Notes {...props} />
  </div>
);

/** The same around several controls. */
export function Group({ role, children, ...props }: FieldProps & { role?: "radiogroup"; children: ReactNode }) {
  const { described, control } = useControl(props);
  return (
    <fieldset role={role} tabIndex={-1} {...(role ? control : described)}>
      <legend>
        <Label {...props} />
      </legend>
      <Notes {...props} />
      {children}
    </fieldset>
  );
}
