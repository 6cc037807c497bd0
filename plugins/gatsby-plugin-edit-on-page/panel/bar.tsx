import { useEffect, useId, useRef, type ReactNode } from "react";
import { useDrafts } from "./drafts";
import type { Change, Part } from "../protocol";
import { undo } from "./requests";

interface Props {
  readonly parts: readonly Part[];
  /** Undefined until they are known. */
  readonly changes: readonly Change[] | { readonly unavailable: string } | undefined;
  readonly open: (file: string) => void;
  readonly changed: () => void;
}

/** The bar at the foot: everything that this page is made of, the files with unsaved words, and what differs from the last commit. */
export function Bar({ parts, changes, open, changed }: Props) {
  const drafts = useDrafts();
  const bar = useRef<HTMLElement>(null);
  // What it says can take several lines, and the page and the panel leave room for all of them.
  useEffect(() => {
    const { style } = document.documentElement;
    const grown = new ResizeObserver(() => style.setProperty("--edit-bar-height", `${bar.current?.offsetHeight}px`));
    if (bar.current) grown.observe(bar.current);
    return () => grown.disconnect();
  }, []);
  const takeBack = async (file: string, digest: string): Promise<void> => {
    if (!confirm(`Undo every change in ${file} since the last commit?`)) return;
    const answer = await undo(file, digest);
    if ("failed" in answer) alert(answer.failed);
    if ("conflict" in answer) alert(`${file} has changed once more. Please look at it again.`);
    if ("refused" in answer) alert(answer.refused.map((problem) => `${problem.file}: ${problem.message}`).join("\n"));
    changed();
  };
  const fileButton = (file: string): ReactNode => (
    <button type="button" onClick={() => open(file)}>
      {file}
    </button>
  );
  return (
    <nav ref={bar} aria-label="Edit this page" className="bar">
      <Menu words="On this page">
        {parts.map(({ file, title, kind }) => (
          <li key={file}>
            <button type="button" data-file={file} onClick={() => open(file)}>
              {title} <small>{kind}</small>
            </button>
          </li>
        ))}
        <li className="notes">
          New pages, sections and photos begin on the command line: <code>npm run new</code>
        </li>
      </Menu>
      {drafts.files.length > 0 && (
        <Menu words={count(drafts.files.length, "unsaved file")}>
          {drafts.files.map((file) => (
            <li key={file}>{fileButton(file)}</li>
          ))}
        </Menu>
      )}
      {!drafts.areStored && (
        <p role="alert" className="mistake">
          The browser has no room left to keep unsaved words. Save them before you close this tab.
        </p>
      )}
      {changes && "unavailable" in changes && <p>{changes.unavailable}</p>}
      {changes && !("unavailable" in changes) && (
        <Menu words={count(changes.length, "changed file")}>
          {changes.map(({ file, state, digest }) => (
            <li key={file}>
              {state === "deleted" ? <span>{file}</span> : fileButton(file)}
              <small>{state}</small>
              {state !== "new" && (
                <button type="button" aria-label={`Undo ${file}`} onClick={() => void takeBack(file, digest)}>
                  Undo
                </button>
              )}
            </li>
          ))}
          {changes.length === 0 && <li className="notes">Every file is as in the last commit.</li>}
        </Menu>
      )}
    </nav>
  );
}

const count = (all: number, name: string): string => `${all} ${name}${all === 1 ? "" : "s"}`;

/** A list that a button opens over it; Escape or a press elsewhere closes it. */
function Menu({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {words}
      </button>
      <ul id={id} popover="auto" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        {children}
      </ul>
    </>
  );
}
