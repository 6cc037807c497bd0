import { useState } from "react";
import { isRecord } from "../../gatsby-source-content/record";
import { count, Menu } from "./menu";
import type { Change, NotWritten, Undone } from "../protocol";
import { putBack, undo } from "./requests";

interface Props {
  readonly changes: readonly Change[];
  readonly open: (file: string) => void;
  readonly changed: () => void;
}

/** What was undone on this machine is listed until it is put back; the newest first. */
const store = "undone";
const most = 20;

function readUndone(): Undone[][] {
  const kept: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
  const isUndone = (one: unknown): one is Undone => isRecord(one) && typeof one.file === "string";
  return Array.isArray(kept)
    ? kept.filter((files): files is Undone[] => Array.isArray(files) && files.every(isUndone))
    : [];
}

/** What is saved and not published, and what was undone of it. */
export function Changes({ changes, open, changed }: Props) {
  const [undone, setUndone] = useState(readUndone);
  const keep = (next: Undone[][]): void => {
    setUndone(next.slice(0, most));
    localStorage.setItem(store, JSON.stringify(next.slice(0, most)));
  };
  const takeBack = async ({ file, digest }: Change): Promise<void> => {
    const answer = await undo(file, digest);
    if ("undone" in answer) keep([answer.undone, ...undone]);
    else tell(answer);
    changed();
  };
  const restore = async (files: Undone[]): Promise<void> => {
    const answer = await putBack(files);
    if ("putBack" in answer) keep(undone.filter((one) => one !== files));
    else tell(answer);
    changed();
  };
  // A photo's picture goes with its words.
  const shown = changes.filter(({ file }) => file.endsWith(".md"));
  return (
    <Menu words={`${count(shown.length, "change")} not published`}>
      {shown.map((change) => (
        <li key={change.file}>
          {change.state === "deleted" ? (
            <span>{change.file}</span>
          ) : (
            <button type="button" onClick={() => open(change.file)}>
              {change.file}
            </button>
          )}
          <small>{change.state}</small>
          <button type="button" aria-label={`Undo ${change.file}`} onClick={() => void takeBack(change)}>
            Undo
          </button>
        </li>
      ))}
      {shown.length === 0 && <li className="notes">Everything is as it was last published.</li>}
      {undone.map((files) => {
        const names = files.map(({ file }) => file).join(", ");
        return (
          <li key={JSON.stringify(files)}>
            <span>{names}</span>
            <small>undone</small>
            <button type="button" aria-label={`Put back ${names}`} onClick={() => void restore(files)}>
              Put back
            </button>
          </li>
        );
      })}
    </Menu>
  );
}

function tell(answer: NotWritten): void {
  const problems = "refused" in answer ? answer.refused.map(({ file, message }) => `${file}: ${message}`) : [];
  alert("failed" in answer ? answer.failed : problems.join("\n"));
}
