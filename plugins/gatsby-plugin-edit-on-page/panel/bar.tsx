import { useContext, useEffect, useRef } from "react";
import { AddContext } from "./add-context";
import { Changes } from "./changes";
import { useDrafts } from "./drafts";
import { Latest } from "./latest";
import { count, Menu } from "./menu";
import type { Addition, Change, Part } from "../protocol";

interface Props {
  readonly parts: readonly Part[];
  /** Undefined until they are known. */
  readonly changes: readonly Change[] | { readonly unavailable: string } | undefined;
  readonly open: (file: string) => void;
  readonly changed: () => void;
}

const additions: Addition[] = ["section", "page", "photo"];

/** The bar at the foot: everything that this page is made of, what can be added, unsaved words, and what is not published. */
export function Bar({ parts, changes, open, changed }: Props) {
  const drafts = useDrafts();
  const add = useContext(AddContext);
  const bar = useRef<HTMLElement>(null);
  // What it says can take several lines, and the page and the panel leave room for all of them.
  useEffect(() => {
    const { style } = document.documentElement;
    const grown = new ResizeObserver(() => style.setProperty("--edit-bar-height", `${bar.current?.offsetHeight}px`));
    if (bar.current) grown.observe(bar.current);
    return () => grown.disconnect();
  }, []);
  return (
    <nav ref={bar} aria-label="Edit this page" className="bar">
      <Menu words="On this page">
        {parts.map(({ file, title, kind, draft }) => (
          <li key={file}>
            <button type="button" data-file={file} onClick={() => open(file)}>
              {title} <small>{draft ? `${kind}, not shown` : kind}</small>
            </button>
          </li>
        ))}
      </Menu>
      <Menu words="Add…">
        {additions.map((what) => (
          <li key={what}>
            <button type="button" onClick={() => add({ what })}>
              A {what}…
            </button>
          </li>
        ))}
      </Menu>
      {drafts.files.length > 0 && (
        <Menu words={count(drafts.files.length, "unsaved file")}>
          {drafts.files.map((file) => (
            <li key={file}>
              <button type="button" onClick={() => open(file)}>
                {file}
              </button>
            </li>
          ))}
        </Menu>
      )}
      {!drafts.areStored && (
        <p role="alert" className="mistake">
          The browser has no room left to keep unsaved words. Save them before you close this tab.
        </p>
      )}
      {changes && "unavailable" in changes && <p>{changes.unavailable}</p>}
      {changes && !("unavailable" in changes) && <Changes changes={changes} open={open} changed={changed} />}
      {changes && !("unavailable" in changes) && changes.length > 0 && (
        <button type="button" onClick={() => open("publish")}>
          Publish…
        </button>
      )}
      <Latest changed={changed} />
    </nav>
  );
}
