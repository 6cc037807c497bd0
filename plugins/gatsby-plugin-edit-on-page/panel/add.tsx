import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { asName } from "../../gatsby-source-content/kinds";
import type { AddRequest } from "./add-context";
import { FormContext } from "./field";
import { shownPath, stringOf } from "./fields";
import { Fields } from "./form";
import { Picture } from "./picture";
import type { AddForm, FieldProblem } from "../protocol";
import { add, askAddForm, pageServed } from "./requests";

interface Props {
  readonly request: AddRequest;
  /** The folder of the page that is shown. */
  readonly page: string;
  readonly open: (file: string) => void;
  readonly close: () => void;
}

/** The dialog in which a section, a page or a photo begins. */
export function Add({ request: { what, after, done }, page, open, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [form, setForm] = useState<AddForm>();
  const [fields, setFields] = useState<Record<string, unknown>>({});
  const [picture, setPicture] = useState<File>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [status, say] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
    void askAddForm(what, page).then((answer) => {
      if ("failed" in answer) return say(answer.failed);
      setForm(answer);
      setFields({ ...answer.fields, ...(after !== undefined && { after }) });
    });
  }, [what, page, after]);
  useEffect(() => dialog.current?.querySelector<HTMLElement>(".wrong")?.focus(), [problems]);

  const choosePicture = (file: File | undefined): void => {
    setPicture(file);
    if (file && stringOf(fields.name) === "") setFields({ ...fields, name: asName(file.name.replace(/\.\w+$/, "")) });
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblems([]);
    say(picture ? "The picture is made ready…" : "One moment…");
    const answer = await add(what, page, fields, picture);
    if ("refused" in answer) {
      const placed = (path: FieldProblem["path"]) => (form ? ["new", ...shownPath(form.schema, path)] : path);
      setProblems(answer.refused.map((problem) => ({ ...problem, path: placed(problem.path) })));
      return say("Not added yet.");
    }
    if ("failed" in answer) return say(answer.failed);
    const { file, name, path } = answer.added;
    if (done) done(name);
    else open(file);
    if (path !== undefined) {
      say("The page is made ready…");
      await pageServed(path);
      location.assign(path);
    } else close();
  };
  // A picture of one's own needs no address.
  const properties = Object.entries(form?.schema.properties ?? {}).filter(([name]) => !picture || name !== "source");
  return (
    <dialog ref={dialog} aria-labelledby="new" onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="new">A new {what}</h2>
        {problems
          .filter(({ path }) => path.length < 2)
          .map(({ message }) => (
            <p key={message} className="mistake">
              {message}
            </p>
          ))}
        {what === "photo" && <Picture picture={picture} choose={choosePicture} />}
        {form && (
          <FormContext value={{ choices: form.choices, problems, say }}>
            <Fields
              key={picture?.name}
              schema={{ ...form.schema, properties: Object.fromEntries(properties) }}
              path={["new"]}
              label=""
              open
              value={fields}
              onChange={(next) => setFields(next as Record<string, unknown>)}
            />
          </FormContext>
        )}
        <div className="actions">
          <p role="status">{status}</p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className="main">Add {what}</button>
        </div>
      </form>
    </dialog>
  );
}
