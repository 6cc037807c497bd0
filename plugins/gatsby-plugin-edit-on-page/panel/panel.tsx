import { useEffect, useEffectEvent, useRef, type SubmitEvent } from "react";
import { Conflict, readable } from "./conflict";
import { dropDraft } from "./drafts";
import { replaced } from "./fields";
import { FileForm } from "./file-form";
import type { Part } from "../protocol";
import { Tools } from "./tools";
import { useEdit } from "./use-edit";
import { wordsOf } from "./words";

interface Props {
  readonly file: string;
  /** What the page calls it; undefined for a file that the page does not show. */
  readonly part: Part | undefined;
  /** The folder of the page that is shown. */
  readonly page: string;
  readonly open: (file: string | undefined) => void;
}

/** The form of one file, beside its page. */
export function Panel({ file, part, page, open }: Props) {
  const edit = useEdit(file);
  const { base, words, theirs, stray, problems, isChanged, begin } = edit;
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

  // A form that begins anew takes the focus with it.
  useEffect(() => {
    const root = panel.current?.getRootNode();
    if (root instanceof ShadowRoot && !root.activeElement && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [edit.version, theirs]);

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
  const setDraft = (draft: boolean): void =>
    void edit.send(base, { ...words, fields: replaced(words.fields, ["draft"], draft || undefined) });
  const discard = (): void => {
    if (!confirm("Throw away what you have not saved?")) return;
    dropDraft(file);
    const disk = theirs ?? base;
    if (disk) begin(disk, disk, "");
    else open(undefined);
  };

  return (
    <aside ref={panel} tabIndex={-1} aria-label={`Edit ${title}`} className="panel">
      <header>
        <h2>{title}</h2>
        <button type="button" className="tool" aria-label="Close" onClick={() => open(undefined)}>
          ×
        </button>
        <p>{file}</p>
        {part && base && (part.anchor !== undefined || part.kind === "page") && (
          <Tools
            part={part}
            page={page}
            draft={words.fields.draft === true}
            setDraft={setDraft}
            open={open}
            say={edit.say}
          />
        )}
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
      {base && !theirs && <FileForm edit={edit} base={base} open={open} submit={submit} />}
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
