import { useSyncExternalStore } from "react";
import { isRecord } from "../../gatsby-source-content/record";
import { wordsOf, type Words } from "./merge";

/** Words that are not saved yet, and those that they are a change of. */
interface Draft {
  words: Words;
  base: Words;
}

/** The files whose words were typed in this tab. The browser asks before it leaves them. */
const own = new Set<string>();
addEventListener("beforeunload", (event) => {
  if (own.size > 0) event.preventDefault();
});
const prefix = "edit ";

/** Whether the browser's store had no room for the last words. */
let isFull = false;
export const useIsFull = (): boolean => useSyncExternalStore(listen, () => isFull);

/** Keeps unsaved words, so that no reload, crash or closed tab loses them. */
export function keepDraft(file: string, draft: Draft): void {
  own.add(file);
  try {
    localStorage.setItem(prefix + file, JSON.stringify(draft));
    isFull = false;
  } catch {
    isFull = true;
  }
  tell();
}

/** Forgets the unsaved words of a file. */
export function dropDraft(file: string): void {
  own.delete(file);
  localStorage.removeItem(prefix + file);
  tell();
}

/** Whether the unsaved words of a file were typed in this tab. */
export const isOwnDraft = (file: string): boolean => own.has(file);

export function readDraft(file: string): Draft | undefined {
  const kept: unknown = JSON.parse(localStorage.getItem(prefix + file) ?? "null");
  return isRecord(kept) ? { words: wordsOf(kept.words), base: wordsOf(kept.base) } : undefined;
}

/** Browsers tell the other tabs alone. */
const tell = (): boolean => dispatchEvent(new Event("storage"));
const listen = (changed: () => void): (() => void) => {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
};
const list = (): string =>
  Object.keys(localStorage)
    .flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    .sort()
    .join("\n");

/** The files with unsaved words, those of other tabs too. */
export const useDrafts = (): string[] => useSyncExternalStore(listen, list).split("\n").filter(Boolean);
