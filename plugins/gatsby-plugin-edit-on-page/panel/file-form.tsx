import type { SubmitEvent } from "react";
import { FormContext } from "./field";
import { stringOf } from "./fields";
import { Field, Fields } from "./form";
import type { FieldSchema, OpenFile } from "../protocol";
import type { useEdit } from "./use-edit";
import { wordsOf } from "./words";

/** The markdown under the fields, as a field like any other. */
const text: FieldSchema = {
  type: "string",
  format: "markdown",
  description: "An empty line begins a paragraph. Write `**bold**`, `_emphasis_`, `- ` for a list, `[words](/about)`.",
};

interface Props {
  readonly edit: ReturnType<typeof useEdit>;
  readonly base: OpenFile;
  readonly open: (file: string) => void;
  readonly submit: (event: SubmitEvent) => void;
}

/** The fields of a file and the text under them, with what is wrong elsewhere. */
export function FileForm({ edit: { words, setWords, choices, problems, version, say }, base, open, submit }: Props) {
  const { file } = base;
  if (!choices) return null;
  const own = problems.filter((problem) => problem.file === file);
  // A mistake of the file as a whole is one of its text, if it has one.
  const others = problems.filter(({ file: at, path }) => at !== file || (path.length === 0 && base.body === undefined));
  return (
    <FormContext value={{ choices, problems: own, say }}>
      <form id="form" key={version} onSubmit={submit}>
        {others.map((problem) => (
          <p key={problem.file + problem.message} className="mistake">
            {problem.message}{" "}
            {problem.file !== file && (
              <button type="button" onClick={() => open(problem.file)}>
                Open {problem.file}
              </button>
            )}
          </p>
        ))}
        <Fields
          schema={base.schema}
          path={[]}
          label=""
          value={words.fields}
          onChange={(fields) => setWords(wordsOf({ ...words, fields }))}
        />
        {base.body !== undefined && (
          <Field
            schema={text}
            path={[]}
            label="Text"
            value={words.body}
            onChange={(body) => setWords({ ...words, body: stringOf(body) })}
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
