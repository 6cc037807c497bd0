import { useContext, useEffect, useRef, useState, type SubmitEvent } from "react";
import { asName } from "../../gatsby-source-content/kinds";
import { isRecord } from "../../gatsby-source-content/record";
import type { FieldProblem } from "../server/problems";
import { ask, tellChanged, useAnswer } from "./ask";
import { EditorContext, type AddRequest } from "./editor";
import { FormContext } from "./field";
import { Fields } from "./form";
import { base64Of, Picture } from "./picture";
import { useFocus } from "./sheet";
import { inputOf, shownPath } from "./values";

/** The dialog in which a section, a page or a photo begins. */
export function Add({ what, after, done, close }: AddRequest & { readonly close: () => void }) {
  const { page, open } = useContext(EditorContext);
  const { answer: form, failed } = useAnswer("form", { what, page });
  const dialog = useRef<HTMLDialogElement>(null);
  /** As far as they are others than the form begins with. */
  const [own, setFields] = useState<Record<string, unknown>>(after === undefined ? {} : { after });
  const [picture, setPicture] = useState<File>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [status, say] = useState("");
  useEffect(() => dialog.current?.showModal(), []);

  const fields: Record<string, unknown> = { ...form?.fields, ...own };
  const choosePicture = (file: File | undefined): void => {
    setPicture(file);
    if (file && inputOf(fields.name) === "") setFields({ ...fields, name: asName(file.name.replace(/\.\w+$/, "")) });
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblems([]);
    say(picture ? "The picture is made ready…" : "One moment…");
    const added = await ask("add", { what, page, fields, picture: picture && (await base64Of(picture)) });
    if ("failed" in added) {
      const shown = (path: FieldProblem["path"]) => (form ? shownPath(form.schema, path) : []);
      setProblems((added.problems ?? []).map((one) => ({ ...one, path: ["new", ...shown(one.path)] })));
      return say(added.problems ? "Not added yet." : added.failed);
    }
    tellChanged();
    if (done) done(added.name);
    else open(added.file);
    if (added.path === undefined) return close();
    say("The page is made ready…");
    await pageServed(added.path);
    location.assign(added.path);
  };
  // A picture of one's own needs no address.
  const properties = Object.entries(form?.schema.properties ?? {}).filter(([name]) => !picture || name !== "source");
  return (
    <dialog ref={dialog} aria-labelledby="new" onClose={close}>
      <form ref={useFocus<HTMLFormElement>(problems)} onSubmit={(event) => void submit(event)}>
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
              {...{ path: ["new"], label: "", open: true, value: fields }}
              onChange={(next) => setFields(isRecord(next) ? next : {})}
            />
          </FormContext>
        )}
        <div className="actions">
          <p role="status">{status || failed}</p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className="main">Add {what}</button>
        </div>
      </form>
    </dialog>
  );
}

/** Milliseconds between two looks for a new page, and how often to look. */
const [pause, looks] = [300, 200];

/** Waits until the development server has a new page. */
async function pageServed(path: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    if ((await fetch(`/page-data${path}/page-data.json`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
