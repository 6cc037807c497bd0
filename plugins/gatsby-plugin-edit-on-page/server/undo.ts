import { readContent, type Content } from "../../gatsby-source-content/read/content";
import { sectionNames, sitePages } from "../../gatsby-source-content/read/pages";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { withFields } from "../../gatsby-source-content/write/write-fields";
import { changesIn } from "./changes";
import { digestNow, digestOf, isEditable } from "./content-files";
import { git, gitBytes } from "./git/run";
import type { Change, NotWritten, Undone, UndoAnswer } from "../protocol";
import { addedProblems, putAll } from "./save";
import { contentAfter, type Write } from "./write-files";

/**
 * Gives a file what it has in the last commit, unless it has changed since it was looked at; a new one is deleted. What is new and
 * of no use without it goes with it: a page's sections, a photo's picture. What was in them is kept in git's store.
 */
export async function undoChange(root: string, types: Types, file: string, digest: string): Promise<UndoAnswer> {
  const changes = await changesIn(root);
  if ("unavailable" in changes) return { failed: changes.unavailable };
  const change = changes.find((one) => one.file === file);
  if (!change || !isEditable(root, file)) return { failed: `There is nothing to undo in ${file}.` };
  if (change.digest !== digest) return { failed: `${file} has changed once more. Please look at it again.` };
  const before = readContent(root);
  const undone = await withOthers(root, types, before, changes, [change]);
  const kept = await Promise.all(undone.map((write) => keep(root, write)));
  const put = putAll(root, types, undone, before);
  return "content" in put ? { undone: kept } : put;
}

/** What it takes to undo some changes: these, those of new files that would be left over, and the lists of pages. */
async function withOthers(
  root: string,
  types: Types,
  before: Content,
  changes: readonly Change[],
  chosen: readonly Change[],
): Promise<Write[]> {
  const files = await Promise.all(chosen.map((change) => committed(root, change)));
  const writes = [...files, ...unlisted(before, files)];
  const problems = addedProblems(types, before, contentAfter(root, writes));
  const others = changes.filter(
    (one) => one.state === "new" && !chosen.includes(one) && problems.some(({ file }) => file === one.file),
  );
  return others.length === 0 ? writes : withOthers(root, types, before, changes, [...chosen, ...others]);
}

const committed = async (root: string, { file, digest, state }: Change): Promise<Write> => ({
  file,
  digest,
  bytes: state === "new" ? undefined : await gitBytes({ root }, "cat-file", "--filters", `HEAD:./${file}`),
});

/** The pages that list a section which is deleted, without its name. */
function unlisted(content: Content, files: readonly Write[]): Write[] {
  const gone = files.flatMap(({ file, bytes }) => (bytes ? [] : (content.entries.get(file) ?? [])));
  return sitePages(content).flatMap(({ entry, sections }) => {
    const names = sections.filter((section) => gone.includes(section)).map(({ name }) => name);
    if (names.length === 0 || files.some(({ file }) => file === entry.file)) return [];
    const text = withFields(entry, { sections: sectionNames(entry).filter((name) => !names.includes(name)) });
    return { file: entry.file, digest: digestOf(entry.text), bytes: Buffer.from(text) };
  });
}

/** Puts what is in a file now into git's store, before it is written: https://git-scm.com/docs/git-hash-object */
async function keep(root: string, { file, digest, bytes }: Write): Promise<Undone> {
  const kept = digest === digestOf("") ? "" : await git({ root }, "hash-object", "-w", "--no-filters", "--", file);
  return { file, kept, digest: digestOf(bytes ?? "") };
}

/** Takes an undo back: each file gets what was in it, unless one of them has changed since. */
export async function putBack(
  root: string,
  types: Types,
  files: readonly Undone[],
): Promise<{ putBack: string[] } | NotWritten> {
  const isKept = ({ file, kept }: Undone): boolean => isEditable(root, file) && /^([\da-f]{40,64})?$/.test(kept);
  if (!files.every(isKept)) return { failed: "This was not undone here." };
  const changed = files.find(({ file, digest }) => digestNow(root, file) !== digest);
  if (changed) return { failed: `${changed.file} has changed since it was undone, so it is left as it is.` };
  const writes = files.map(async ({ file, kept, digest }) => ({
    file,
    digest,
    bytes: kept ? await gitBytes({ root }, "cat-file", "blob", kept) : undefined,
  }));
  const put = putAll(root, types, await Promise.all(writes));
  return "content" in put ? { putBack: files.map(({ file }) => file) } : put;
}
