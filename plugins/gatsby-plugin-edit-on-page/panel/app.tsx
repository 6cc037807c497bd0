import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Add } from "./add";
import { useAnswer } from "./ask";
import { Bar } from "./bar";
import { EditButtons } from "./edit-buttons";
import { EditorContext, type AddRequest } from "./editor";
import { MistakesInContent } from "./mistakes";
import { Panel } from "./panel";
import { Publish } from "./publish";

/** Tells when the address changes without a reload. Older browsers cannot; there, links of the site load their page anyway. */
const moves: EventTarget = "navigation" in window ? navigation : new EventTarget();

/** The address of the page, which Gatsby's application can change. */
const usePath = (): string =>
  useSyncExternalStore(
    (changed) => {
      moves.addEventListener("currententrychange", changed);
      return () => moves.removeEventListener("currententrychange", changed);
    },
    () => location.pathname,
  );

/** The file in the panel survives a reload. */
const store = "edit";

export function App() {
  const { answer: parts = [] } = useAnswer("page", { path: usePath() });
  const [file, setFile] = useState(sessionStorage.getItem(store) ?? undefined);
  const [adding, add] = useState<AddRequest>();
  const open = (next: string | undefined): void => {
    if (next === undefined) sessionStorage.removeItem(store);
    else sessionStorage.setItem(store, next);
    setFile(next);
  };
  // Before the panel looks where its section is.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-editing", file !== undefined);
  }, [file]);
  const page = /([^/]+)\/page\.md$/.exec(parts.find(({ kind }) => kind === "page")?.file ?? "")?.[1] ?? "";
  return (
    <EditorContext value={{ page, open, add }}>
      <EditButtons parts={parts} />
      <MistakesInContent />
      <Bar parts={parts} />
      {file === "publish" && <Publish />}
      {file !== undefined && file !== "publish" && (
        <Panel key={file} file={file} part={parts.find((part) => part.file === file)} />
      )}
      {adding && <Add {...adding} close={() => add(undefined)} />}
    </EditorContext>
  );
}
