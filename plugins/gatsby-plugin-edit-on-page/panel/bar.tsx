import { useContext, useEffect, useRef } from "react";
import type { Addition } from "../server/add-form";
import type { Part } from "../server/parts";
import { useAnswer } from "./ask";
import { Changes } from "./changes";
import { useDrafts } from "./drafts";
import { EditorContext } from "./editor";
import { Latest } from "./latest";
import { count, Menu } from "./menu";
import { nameOf } from "./values";

const additions: Addition[] = ["section", "page", "photo"];

/** The bar at the foot: everything that this page is made of, what can be added, unsaved words, and what is not published. */
export function Bar({ parts }: { readonly parts: readonly Part[] }) {
  const { open, add } = useContext(EditorContext);
  const drafts = useDrafts();
  const { answer: changes, failed } = useAnswer("changes");
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
      {drafts.length > 0 && (
        <Menu words={count(drafts.length, "unsaved file")}>
          {drafts.map((file) => (
            <li key={file}>
              <button type="button" onClick={() => open(file)}>
                {nameOf(file)}
              </button>
            </li>
          ))}
        </Menu>
      )}
      {failed ? <p>{failed}</p> : changes && <Changes changes={changes} />}
      <Latest />
    </nav>
  );
}
