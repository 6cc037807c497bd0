import { useSyncExternalStore } from "react";
import { isRecord } from "../../gatsby-source-content/record";
import { wordsOf, type Words } from "./words";

/** Words that are not saved yet, and the version of the file that they are a change of. */
export interface Draft {
  words: Words;
  base: Words & { digest: string };
}

/** What was typed in this tab. It is kept here as well because the browser's store can be full. */
const own = new Map<string, { draft: Draft; isStored: boolean }>();
const prefix = "edit ";
const listeners = new Set<() => void>();

/** Uses the browser's store, which all tabs share and which outlives them; undefined where that fails. */
function inStore<Result>(look: (store: Storage) => Result): Result | undefined {
  try {
    return look(localStorage);
  } catch {
    return undefined;
  }
}

/** Keeps unsaved words, so that no reload, crash or closed tab loses them. */
export function keepDraft(file: string, draft: Draft): void {
  const isStored = inStore((store) => {
    store.setItem(prefix + file, JSON.stringify(draft));
    return true;
  });
  own.set(file, { draft, isStored: isStored === true });
  listeners.forEach((tell) => tell());
}

/** Forgets the unsaved words of a file. */
export function dropDraft(file: string): void {
  own.delete(file);
  inStore((store) => store.removeItem(prefix + file));
  listeners.forEach((tell) => tell());
}

/** Whether the unsaved words of a file were typed in this tab. */
export const isOwnDraft = (file: string): boolean => own.has(file);

export function readDraft(file: string): Draft | undefined {
  const kept = own.get(file)?.draft ?? inStore((store): unknown => JSON.parse(store.getItem(prefix + file) ?? ""));
  if (!isRecord(kept) || !isRecord(kept.base) || typeof kept.base.digest !== "string") return undefined;
  return { words: wordsOf(kept.words), base: { ...wordsOf(kept.base), digest: kept.base.digest } };
}

const listen = (changed: () => void): (() => void) => {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
};

const stored = (): string[] => (inStore(Object.keys) ?? []).filter((key) => key.startsWith(prefix));
const list = (): string =>
  [...new Set([...own.keys(), ...stored().map((key) => key.slice(prefix.length))])].sort().join("\n");

/** The files with unsaved words, those of other tabs too, and whether the store has all of these words. */
export function useDrafts(): { files: string[]; areStored: boolean } {
  const files = useSyncExternalStore(listen, list).split("\n").filter(Boolean);
  return { files, areStored: useSyncExternalStore(listen, () => [...own.values()].every(({ isStored }) => isStored)) };
}

/** The browser asks before it leaves words that were typed in this tab. */
addEventListener("beforeunload", (event) => {
  if (own.size > 0) event.preventDefault();
});
