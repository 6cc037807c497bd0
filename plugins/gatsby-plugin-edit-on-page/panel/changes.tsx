import { useContext, useState } from "react";
import type { Change } from "../server/changes";
import type { Undone } from "../server/undo";
import { ask, tellChanged } from "./ask";
import { EditorContext } from "./editor";
import { count, Menu } from "./menu";
import { nameOf } from "./values";

/** What was undone on this machine is listed until it is put back; the newest first. */
const store = "undone";

/** What is saved and not published, and what was undone of it. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { open } = useContext(EditorContext);
  const [undone, setUndone] = useState(() => JSON.parse(localStorage.getItem(store) ?? "[]") as Undone[][]);
  const keep = (next: Undone[][]): void => {
    setUndone(next);
    localStorage.setItem(store, JSON.stringify(next));
  };
  const undo = async (file: string): Promise<void> => {
    const answer = await ask("undo", { file });
    if ("failed" in answer) alert(answer.failed);
    else keep([answer, ...undone.slice(0, 19)]);
    tellChanged();
  };
  const putBack = async (files: Undone[]): Promise<void> => {
    const answer = await ask("putBack", { files });
    if ("failed" in answer) alert(answer.failed);
    else keep(undone.filter((one) => one !== files));
    tellChanged();
  };
  // A photo's picture goes with its words.
  const shown = changes.filter(({ file }) => file.endsWith(".md"));
  return (
    <>
      <Menu words={`${count(shown.length, "change")} not published`}>
        {shown.map(({ file, state }) => (
          <li key={file}>
            <button type="button" disabled={state === "deleted"} onClick={() => open(file)}>
              {nameOf(file)}
            </button>
            <small>{state}</small>
            <button type="button" aria-label={`Undo ${nameOf(file)}`} onClick={() => void undo(file)}>
              Undo
            </button>
          </li>
        ))}
        {shown.length === 0 && (
          <li>
            <span>Everything is as it was last published.</span>
          </li>
        )}
        {undone.map((files) => {
          const names = files.map(({ file }) => nameOf(file)).join(", ");
          return (
            <li key={JSON.stringify(files)}>
              <span>{names}</span>
              <small>undone</small>
              <button type="button" aria-label={`Put back ${names}`} onClick={() => void putBack(files)}>
                Put back
              </button>
            </li>
          );
        })}
      </Menu>
      {changes.length > 0 && (
        <button type="button" onClick={() => open("publish")}>
          Publish…
        </button>
      )}
    </>
  );
}
