import type { SubmitEvent } from "react";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";
import { FormContext } from "./field";
import { Field, Fields } from "./form";
import { wordsOf } from "./merge";
import { Mistakes } from "./mistakes";
import { useFocus } from "./sheet";
import type { Edit, Opened } from "./use-edit";
import { inputOf } from "./values";

/** The markdown under the fields, as a field like any other. */
const text: FieldSchema = {
  type: "string",
  format: "markdown",
  description: "An empty line begins a paragraph. Write `**bold**`, `_emphasis_`, `- ` for a list, `[words](/about)`.",
};

interface Props {
  readonly edit: Edit;
  readonly opened: Opened;
  readonly submit: (event: SubmitEvent) => void;
}

/** The fields of a file and the text under them, with what is wrong elsewhere. */
export function FileForm({ edit: { setWords, say }, opened: { base, words, problems }, submit }: Props) {
  const { file, choices, schema } = base;
  const own = problems.filter((problem) => problem.file === file);
  // A mistake of the file as a whole is one of its text, if it has one.
  const others = problems.filter(({ file: at, path }) => at !== file || (path.length === 0 && base.body === undefined));
  return (
    <FormContext value={{ choices, problems: own, say }}>
      <form id="form" ref={useFocus<HTMLFormElement>(problems)} onSubmit={submit}>
        <Mistakes all={others} file={file} />
        <Fields
          {...{ schema, path: [], label: "", value: words.fields }}
          onChange={(fields) => setWords(wordsOf({ ...words, fields }))}
        />
        {base.body !== undefined && (
          <Field
            {...{ schema: text, path: [], label: "Text", value: words.body }}
            onChange={(body) => setWords({ ...words, body: inputOf(body) })}
          />
        )}
      </form>
      <datalist id="link">
        {choices.links.map(({ to, title }) => (
          <option key={to} value={to}>
            {title}
          </option>
        ))}
      </datalist>
    </FormContext>
  );
}
