import { useContext, useEffect, type SubmitEvent } from "react";
import type { Part } from "../server/parts";
import { ask } from "./ask";
import { Conflict, readable } from "./conflict";
import { dropDraft, readDraft } from "./drafts";
import { EditorContext } from "./editor";
import { FileForm } from "./file-form";
import { wordsOf } from "./merge";
import { Sheet } from "./sheet";
import { useEdit, type Edit } from "./use-edit";
import { nameOf, withField } from "./values";

interface Props {
  readonly file: string;
  /** What the page calls it; undefined for a file that the page does not show. */
  readonly part: Part | undefined;
}

/** The form of one file, beside its page. */
export function Panel({ file, part }: Props) {
  const { open } = useContext(EditorContext);
  const edit = useEdit(file);
  const { opened, isChanged, begin } = edit;
  const stray = !opened && edit.failed ? readDraft(file)?.words : undefined;
  const submit = (event: Event | SubmitEvent): void => {
    event.preventDefault();
    void edit.send();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)) submit(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const discard = (): void => {
    if (!confirm("Throw away what you have not saved?")) return;
    dropDraft(file);
    if (!opened) return open(undefined);
    const disk = opened.theirs ?? opened.base;
    begin(disk, wordsOf(disk));
  };
  const title = part?.title ?? nameOf(file);
  const about = (
    <>
      <p>{file}</p>
      {part && opened && <Tools part={part} edit={edit} />}
      {opened && opened.base.pages.length > 1 && <p>A change shows on {opened.base.pages.join(", ")}</p>}
    </>
  );
  const actions = (
    <>
      {(isChanged || stray) && (
        <button type="button" onClick={discard}>
          Discard
        </button>
      )}
      <button form="form" className="main" disabled={!isChanged || opened?.theirs !== undefined}>
        Save
      </button>
    </>
  );
  return (
    <Sheet label={`Edit ${title}`} section={part?.anchor} {...{ title, about, status: edit.status, actions }}>
      {stray && (
        <div>
          <p>These are the words that you had not saved:</p>
          <p className="version">{readable({ ...stray.fields, text: stray.body })}</p>
        </div>
      )}
      {opened?.theirs && <Conflict opened={opened} theirs={opened.theirs} take={begin} />}
      {opened && !opened.theirs && <FileForm key={opened.version} edit={edit} opened={opened} submit={submit} />}
    </Sheet>
  );
}

/** What can be done with a section or a page as a whole. */
function Tools({ part, edit }: { readonly part: Part; readonly edit: Edit }) {
  const { page, open, add } = useContext(EditorContext);
  const isSection = part.kind === "section";
  if (!isSection && part.kind !== "page") return null;
  const { fields = {}, ...words } = edit.opened?.words ?? {};
  const isDraft = fields.draft === true;
  const duplicate = async (): Promise<void> => {
    const answer = await ask("copy", { page, file: part.file });
    if ("failed" in answer) edit.say(answer.failed);
    else open(answer.file);
  };
  const turn = (): void =>
    void edit.send(edit.opened?.base, { ...words, fields: withField(fields, "draft", isDraft ? undefined : true) });
  return (
    <div className="tools">
      {isSection && (
        <>
          <button type="button" onClick={() => add({ what: "section", after: part.file.replace(/^.*\/|\.md$/g, "") })}>
            Add a section below
          </button>
          <button type="button" onClick={() => void duplicate()}>
            Duplicate
          </button>
        </>
      )}
      <button type="button" onClick={turn}>
        {isDraft ? "Put on" : "Take off"} the {isSection ? "page" : "site"}
      </button>
    </div>
  );
}
