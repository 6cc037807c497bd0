import { contentPath, parseContentPath } from "../../content-model/content-types";
import type { Content } from "../../content-model/read/content";
import { sectionNames } from "../../content-model/read/pages";
import { mergeFiles } from "../../content-model/write/merge-files";
import { relink, unusedImages } from "../../content-model/write/relink";
import { withFields } from "../../content-model/write/write-fields";
import { askAboutSlips, nameOf, refuseErrors } from "./check";
import { ask, choose, freeze } from "./dialogs";
import { contentWith, readStored, remember, types, type Changes, type Stored } from "./site";
import { writeValues } from "./format";

interface FileChange {
  action: "create" | "update" | "move" | "delete";
  path: string;
  previousPath?: string | undefined;
  previousSha?: string | undefined;
  data?: string | File | undefined;
}

interface Commit {
  changes: FileChange[];
  options: { commitType?: string };
}

/** Prepares a commit, sends it, and shows why an entry is not deleted: Sveltia does so only for one that is not saved. */
async function send<Result>({ changes, options }: Commit, merges: boolean, go: (all: FileChange[]) => Promise<Result>) {
  try {
    const stored = await readStored();
    const merged: FileChange[] = [];
    for (const change of changes) merged.push(merges ? await mergeChange(change, stored) : change);
    const before = contentWith();
    const all = completed(merged, stored, before);
    await approve(merged, before, contentWith(textsOf(all)));
    return await go(all);
  } catch (error) {
    if (options.commitType === "delete" && error instanceof Error) void ask("Not Deleted", error.message, "OK");
    throw error;
  } finally {
    freeze(false);
  }
}

/** Wraps Sveltia's function that commits to a branch, or writes to a local folder. */
const push =
  (original: (changes: FileChange[], options: Commit["options"]) => Promise<{ sha: string }>): typeof original =>
  (changes, options) =>
    send({ changes, options }, true, async (all) => {
      const commit = await original(all, options);
      remember(textsOf(all));
      for (const { data } of changes) if (typeof data === "string") bases.delete(data);
      // Of entries that it changes together with a renamed or deleted one, Sveltia keeps the old `original`.
      const isKnown =
        changes.every(({ action }) => action === "create" || action === "update") &&
        all.every(({ path, data }) => changes.some((one) => one.path === path && one.data === data));
      // Sveltia fetches the files again if it does not know the commit and their hashes.
      return isKnown ? commit : { ...commit, sha: `${commit.sha}+`, files: {} };
    });

/** Wraps its object that commits to a pull request, whose branch nobody else changes. */
const pull = (workflow: { savePullRequest: (pull: Commit) => Promise<unknown> }): typeof workflow => ({
  savePullRequest: (commit) => send(commit, false, (changes) => workflow.savePullRequest({ ...commit, changes })),
});

// bundle.ts makes Sveltia call these for every commit.
Object.assign(globalThis, { commitWith: { push, pull } });

/** The files that editors began with, by the text to save. */
const bases = new Map<string, string>();

/** Writes the CMS's values as a content file, as Sveltia passes it on: trimmed. */
export function write(values: Record<string, unknown>): string {
  const text = `${writeValues(values, types).trim()}\n`;
  const base = typeof values.original === "string" ? values.original : "";
  if (text !== `${base.trim()}\n`) bases.set(text, base);
  return text;
}

/** Merges an edit with the file as it is now. */
async function mergeChange(change: FileChange, stored: ReadonlyMap<string, Stored>): Promise<FileChange> {
  const { action, path, previousPath = path, data } = change;
  if (typeof data !== "string") return change;
  const theirs = stored.get(action === "create" ? path : previousPath)?.text;
  if (action === "create" && theirs !== undefined && theirs !== data)
    throw new Error(`“${nameOf(path)}” exists already: choose another name or path.`);
  if (action === "create") return change;
  if (theirs === undefined)
    throw new Error(
      "Somebody else has deleted or renamed this entry. Copy what you want to keep, then close the form.",
    );
  return { ...change, data: await mergeFiles(bases.get(data) ?? data, data, theirs, choose) };
}

/** Returns a commit with what belongs to it: lists of sections, links to renamed files, sections of deleted pages, images of photos. */
function completed(changes: readonly FileChange[], stored: ReadonlyMap<string, Stored>, before: Content): FileChange[] {
  const after = () => contentWith(textsOf(all));
  let all = [...changes];
  const put = (path: string, data: string): void => {
    const same = all.find((one) => one.path === path);
    const change = same ?? { action: "update" as const, path, previousSha: stored.get(path)?.sha };
    all = [...all.filter((one) => one !== same), { ...change, data }];
  };
  const remove = (path: string) => all.push({ action: "delete", path, previousSha: stored.get(path)?.sha });
  for (const { action, path, previousPath = "" } of changes) {
    const { contentType, slug = "", page = "" } = parseContentPath(path) ?? {};
    // On a touch screen, Sveltia's lists have no boxes to tick several entries.
    if (action === "delete" && contentType === "page")
      for (const one of after().entries.values()) if (one.page === slug) remove(one.file);
    const entry = after().entries.get(contentPath("page", page));
    const sections = entry ? sectionNames(entry) : [];
    if (action === "create" && contentType === "section" && entry?.data && !sections.includes(slug))
      put(entry.file, withFields(entry, { sections: [...sections, slug] }));
    const old = before.entries.get(previousPath);
    if (old)
      for (const one of after().entries.values()) {
        const text = relink(one, old, slug, before);
        if (text !== one.text) put(one.file, text);
      }
  }
  for (const path of unusedImages(textsOf(all).keys(), before, after())) remove(path);
  return all;
}

/** Rejects new errors, and asks about probable slips, and about the sections that a deletion deletes too or changes. */
async function approve(changes: readonly FileChange[], before: Content, now: Content): Promise<void> {
  const isDeletion = changes.some(({ action }) => action === "delete");
  const edited = isDeletion ? undefined : changes.find(({ data }) => typeof data === "string")?.path;
  await refuseErrors(before, now, edited);
  // Sveltia removes the name of a deleted form or photo from sections, and that of a section from its page.
  const losing = isDeletion ? changes.filter(({ path }) => now.entries.get(path)?.contentType === "section") : [];
  const isNamed = (file: string): boolean => changes.some(({ path }) => path === file);
  const own = isDeletion ? [...before.entries.keys()].filter((file) => !now.entries.has(file) && !isNamed(file)) : [];
  const questions = [
    { text: "These use it, and will be without it:", files: losing.map(({ path }) => path) },
    { text: "Its sections are deleted with it:", files: own },
  ].flatMap(({ text, files }) => (files.length > 0 ? [text, ...files.map(nameOf)].join("\n") : []));
  if (questions.length > 0 && (await ask("Delete It?", questions.join("\n\n"), "Delete", "Go Back")) !== "Delete")
    throw new Error("You pressed “Go Back”.");
  await askAboutSlips(before, now, edited);
}

const textsOf = (changes: readonly FileChange[]): Changes =>
  new Map(
    changes.flatMap(({ action, path, previousPath, data }) => [
      ...(previousPath === undefined ? [] : [[previousPath, undefined] as const]),
      [path, action === "delete" ? undefined : typeof data === "string" ? data : ""] as const,
    ]),
  );
