import { useEffect, useEffectEvent, useRef, type SubmitEvent } from "react";
import { Conflict, readable } from "./conflict";
import { dropDraft } from "./drafts";
import { textOf } from "./fields";
import { FormContext } from "./field";
import { Field, Fields } from "./form";
import type { FieldSchema, Part } from "../protocol";
import { useEdit } from "./use-edit";
import { wordsOf } from "./words";

/** The markdown under the fields, as a field like any other. */
const text: FieldSchema = {
  type: "string",
  format: "markdown",
  description: "An empty line begins a paragraph. Write `**bold**`, `_emphasis_`, `- ` for a list, `[words](/about)`.",
};

interface Props {
  readonly file: string;
  /** What the page calls it; undefined for a file that the page does not show. */
  readonly part: Part | undefined;
  readonly open: (file: string | undefined) => void;
}

/** The form of one file, beside its page. */
export function Panel({ file, part, open }: Props) {
  const edit = useEdit(file);
  const { base, words, setWords, theirs, stray, problems, isChanged, begin } = edit;
  const panel = useRef<HTMLElement>(null);
  const title = part?.title ?? file;
  const anchor = part?.anchor;

  useEffect(() => {
    const root = panel.current?.getRootNode();
    const before = root instanceof ShadowRoot ? root.activeElement : null;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    if (anchor !== undefined) document.getElementById(anchor)?.scrollIntoView();
    panel.current?.scrollIntoView({ block: "nearest" });
    panel.current?.focus({ preventScroll: true });
  }, [anchor]);
  useEffect(() => {
    panel.current?.querySelectorAll<HTMLDetailsElement>("details:has(.wrong)").forEach((fold) => (fold.open = true));
    const first = panel.current?.querySelector<HTMLElement>(".wrong");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  }, [problems]);

  const submit = (event: Event | SubmitEvent): void => {
    event.preventDefault();
    void edit.send();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)) submit(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const discard = (): void => {
    if (!confirm("Throw away what you have not saved?")) return;
    dropDraft(file);
    const disk = theirs ?? base;
    if (disk) begin(disk, disk, "");
    else open(undefined);
  };

  const own = problems.filter((problem) => problem.file === file);
  // A mistake of the file as a whole is one of its text, if it has one.
  const others = problems.filter(
    ({ file: at, path }) => at !== file || (path.length === 0 && base?.body === undefined),
  );
  return (
    <aside ref={panel} tabIndex={-1} aria-label={`Edit ${title}`} className="panel">
      <header>
        <h2>{title}</h2>
        <button type="button" className="tool" aria-label="Close" onClick={() => open(undefined)}>
          ×
        </button>
        <p>{file}</p>
        {base && base.pages.length > 1 && <p>A change shows on {base.pages.join(", ")}</p>}
      </header>
      {!base && stray && (
        <div>
          <p>These are the words that you had not saved:</p>
          <p className="version">{readable({ ...stray.fields, text: stray.body })}</p>
        </div>
      )}
      {base && theirs && (
        <Conflict
          base={wordsOf(base)}
          mine={words}
          theirs={wordsOf(theirs)}
          take={(merged) => begin(theirs, merged, "")}
        />
      )}
      {base && edit.choices && !theirs && (
        <FormContext value={{ choices: edit.choices, problems: own, say: edit.say }}>
          <form id="form" key={edit.version} onSubmit={submit}>
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
                onChange={(body) => setWords({ ...words, body: textOf(body) })}
              />
            )}
          </form>
          <datalist id="link">
            {edit.choices.links.map(({ to, title: leadsTo }) => (
              <option key={to} value={to}>
                {leadsTo}
              </option>
            ))}
          </datalist>
        </FormContext>
      )}
      <footer>
        <p role="status">{edit.status}</p>
        {(isChanged || (!base && stray)) && (
          <button type="button" onClick={discard}>
            Discard
          </button>
        )}
        <button form="form" className="main" disabled={!isChanged || theirs !== undefined}>
          Save
        </button>
      </footer>
    </aside>
  );
}
