import { contentPath, parseContentPath } from "../../gatsby-source-content/content-types";
import { sectionNames } from "../../gatsby-source-content/read/pages";
import { withFields } from "../../gatsby-source-content/write/write-fields";
import { addedProblems, inWords } from "./check";
import { choose, explain, release } from "./dialogs";
import { mergeFiles } from "./merge";
import { relink, unusedImages } from "./relink";
import { contentWith, readStored, remember, type Changes, type Stored } from "./site";
import { forget, writtenAs } from "./written";

/** A file in one of Sveltia's commits. */
interface FileChange {
  action: "create" | "update" | "move" | "delete";
  path: string;
  previousPath?: string | undefined;
  previousSha?: string | undefined;
  data?: string | File | undefined;
}

interface Options {
  commitType?: string;
}

interface Commit {
  sha: string;
  files: Record<string, { sha?: string }>;
}

type Send = (changes: FileChange[], options: Options) => Promise<Commit>;
type SendPull = (pull: { changes: FileChange[]; options: Options }) => Promise<unknown>;

/** Wraps Sveltia's function that commits to a branch, or writes to a local folder. */
const push =
  (send: Send): Send =>
  (changes, options) =>
    explained(options, async () => {
      const stored = await readStored();
      const merged: FileChange[] = [];
      for (const change of changes) merged.push(await mergeChange(change, stored));
      const all = completed(merged, stored);
      const { files, ...commit } = await send(all, options);
      remember(textsOf(all));
      for (const { data } of changes) if (typeof data === "string") forget(data);
      const known = new Map(changes.map(({ path, data }) => [path, data]));
      if (all.every(({ path, data }) => known.has(path) && known.get(path) === data)) return { ...commit, files };
      // Sveltia fetches files again if it does not know the commit and their hashes.
      const same = all.flatMap(({ path, data }) =>
        known.get(path) === data && files[path] ? [[path, files[path]]] : [],
      );
      return { ...commit, sha: `${commit.sha}+`, files: Object.fromEntries(same) as Commit["files"] };
    });

/** Wraps its object that commits to a pull request, whose branch nobody else changes. */
const pull = (workflow: { savePullRequest: SendPull }) => ({
  savePullRequest: (pull: Parameters<SendPull>[0]) =>
    explained(pull.options, async () => {
      const changes = completed(pull.changes, await readStored());
      const result = await workflow.savePullRequest({ ...pull, changes });
      remember(textsOf(changes), true);
      return result;
    }),
});

// bundle.ts makes Sveltia call these for every commit.
Object.assign(globalThis, { commitWith: { push, pull } });

/** Shows why an entry is not deleted: Sveltia does so only for one that is not saved. */
async function explained<Result>({ commitType }: Options, commit: () => Promise<Result>): Promise<Result> {
  try {
    return await commit();
  } catch (error) {
    if (commitType === "delete" && error instanceof Refusal) void explain("Not Deleted", error.message);
    throw error;
  } finally {
    release();
  }
}

class Refusal extends Error {}

/** Merges an edit with the file as it is now. */
async function mergeChange(change: FileChange, stored: ReadonlyMap<string, Stored>): Promise<FileChange> {
  const { action, path, previousPath = path, data } = change;
  if (data instanceof File && data.size > largestImage)
    throw new Refusal(
      `The image is ${Math.ceil(data.size / 1e6)} MB (maximum ${largestImage / 1e6} MB): save it as a JPEG first.`,
    );
  if (typeof data !== "string") return change;
  const { base, text } = writtenAs(data);
  const theirs = stored.get(action === "create" ? path : previousPath)?.text;
  if (action === "create") {
    if (theirs === undefined || theirs === text) return { ...change, data: text };
    throw new Refusal(`${path} exists already: choose another name or path.`);
  }
  if (theirs !== undefined) return { ...change, data: await mergeFiles(base, text, theirs, choose) };
  if ((await choose([{ field: [], mine: text, theirs }])) === "mine")
    return { ...change, action: "create", previousPath: undefined, data: text };
  throw new Refusal("Somebody else has deleted this entry. Close the form without saving.");
}

/** In bytes. Photos are smaller as WebP; a browser that cannot encode it makes a PNG. */
const largestImage = 6_000_000;

/** A commit with what belongs to it: lists of sections, links to renamed files, images of deleted photos. Refuses new errors. */
function completed(changes: readonly FileChange[], stored: ReadonlyMap<string, Stored>): FileChange[] {
  const before = contentWith();
  const after = () => contentWith(textsOf(all));
  let all = [...changes];
  const put = (path: string, data: string): void => {
    const sameFile = all.find((one) => one.path === path);
    const change = sameFile ?? { action: "update" as const, path, previousSha: stored.get(path)?.sha };
    all = [...all.filter((one) => one !== sameFile), { ...change, data }];
  };
  for (const { action, path } of changes) {
    const { contentType, slug = "", page = "" } = parseContentPath(path) ?? {};
    const entry = after().entries.get(contentPath("page", page));
    if (action !== "create" || contentType !== "section" || !entry?.data) continue;
    const sections = sectionNames(entry);
    if (!sections.includes(slug)) put(entry.file, withFields(entry, { sections: [...sections, slug] }));
  }
  for (const { previousPath, path } of changes) {
    const old = before.entries.get(previousPath ?? "");
    const { slug = "" } = parseContentPath(path) ?? {};
    for (const entry of old ? after().entries.values() : []) {
      const text = old ? relink(entry, old, slug, before) : entry.text;
      if (text !== entry.text) put(entry.file, text);
    }
  }
  for (const path of unusedImages(textsOf(all).keys(), before, after()))
    all.push({ action: "delete", path, previousSha: stored.get(path)?.sha });
  const [first] = changes.filter(({ data }) => typeof data === "string");
  const problems = addedProblems(textsOf(all));
  if (problems.length > 0) throw new Refusal(inWords(problems, first?.path ?? "", String(first?.data ?? "")));
  return all;
}

/** The texts of the files that a commit changes. */
const textsOf = (changes: readonly FileChange[]): Changes =>
  new Map(
    changes.flatMap(({ action, path, previousPath, data }) => [
      ...(previousPath === undefined ? [] : [[previousPath, undefined] as const]),
      [path, action === "delete" ? undefined : typeof data === "string" ? data : ""] as const,
    ]),
  );
