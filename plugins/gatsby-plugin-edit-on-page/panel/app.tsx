import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { onContentEvent } from "./content-events";
import { Add } from "./add";
import { AddContext, type AddRequest } from "./add-context";
import { Bar } from "./bar";
import { EditButtons } from "./edit-buttons";
import { Panel } from "./panel";
import { Publish } from "./publish";
import type { Change, Part } from "../protocol";
import { askChanges, askParts } from "./requests";

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
const openFile = "edit";

export function App() {
  const path = usePath();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [changes, setChanges] = useState<readonly Change[] | { unavailable: string }>();
  const [file, setFile] = useState(sessionStorage.getItem(openFile) ?? undefined);
  const [adding, setAdding] = useState<AddRequest>();
  const refresh = useCallback(async () => {
    const [found, differ] = await Promise.all([askParts(path), askChanges()]);
    if (!("failed" in found)) setParts(found);
    setChanges("failed" in differ ? { unavailable: differ.failed } : differ);
  }, [path]);
  useEffect(() => {
    const listen = (): void => void refresh();
    listen();
    return onContentEvent(listen);
  }, [refresh]);

  const open = (next: string | undefined): void => {
    if (next === undefined) sessionStorage.removeItem(openFile);
    else sessionStorage.setItem(openFile, next);
    setFile(next);
  };
  // Before the panel looks where its section is.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-editing", file !== undefined);
  }, [file]);
  const page = /([^/]+)\/page\.md$/.exec(parts.find(({ kind }) => kind === "page")?.file ?? "")?.[1] ?? "";
  return (
    <AddContext value={setAdding}>
      <EditButtons parts={parts} open={open} />
      <Bar parts={parts} changes={changes} open={open} changed={() => void refresh()} />
      {file === "publish" && <Publish open={open} changed={() => void refresh()} />}
      {file !== undefined && file !== "publish" && (
        <Panel key={file} file={file} page={page} open={open} part={parts.find((part) => part.file === file)} />
      )}
      {adding && <Add request={adding} page={page} open={open} close={() => setAdding(undefined)} />}
    </AddContext>
  );
}
