import { PlainError } from "../../gatsby-source-content/plain-error";
import { readContent, type Content } from "../../gatsby-source-content/read/content";
import { sectionNames, sitePages } from "../../gatsby-source-content/read/pages";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { withFields } from "../../gatsby-source-content/write/write-fields";
import { changesIn, type Change } from "./changes";
import { digestOf, isEditable } from "./content-files";
import { git, gitBytes } from "./git/run";
import { addedProblems } from "./problems";
import { contentAfter, writeFiles, type Write } from "./write-files";

/** A file that was undone. */
export interface Undone {
  file: string;
  /** What was in it, by its name in git's store, which keeps it for two weeks at least; "" where there was no file. */
  kept: string;
  /** Of its bytes since. */
  digest: string;
}

/**
 * Gives a file what it has in the last commit; a new one is deleted. What is new and of no use without it goes with it: a page's
 * sections, a photo's picture. What was in them is kept in git's store.
 */
export async function undoChange(root: string, types: Types, file: string): Promise<Undone[]> {
  const changes = await changesIn(root);
  const change = changes.find((one) => one.file === file);
  if (!change || !isEditable(root, file)) throw new PlainError(`There is nothing to undo in ${file}.`);
  const before = readContent(root);
  const writes = await withOthers(root, types, before, changes, [change]);
  // Puts what is in a file into git's store before it is written: https://git-scm.com/docs/git-hash-object
  const undone = writes.map(async ({ file: name, digest, bytes }): Promise<Undone> => {
    const isThere = digest !== digestOf("");
    const kept = isThere ? await git({ root }, "hash-object", "-w", "--no-filters", "--", name) : "";
    return { file: name, kept, digest: digestOf(bytes ?? "") };
  });
  const kept = await Promise.all(undone);
  writeFiles(root, types, writes, before);
  return kept;
}

/** What it takes to undo some changes: these, those of new files that would be left over, and the lists of pages. */
async function withOthers(
  root: string,
  types: Types,
  before: Content,
  changes: readonly Change[],
  chosen: readonly Change[],
): Promise<Write[]> {
  const committed = chosen.map(async ({ file, digest, state }) => ({
    file,
    digest,
    bytes: state === "new" ? undefined : await gitBytes({ root }, "cat-file", "--filters", `HEAD:./${file}`),
  }));
  const files = await Promise.all(committed);
  const writes = [...files, ...unlisted(before, files)];
  const problems = addedProblems(types, before, contentAfter(root, writes));
  const others = changes.filter(
    (one) => one.state === "new" && !chosen.includes(one) && problems.some(({ file }) => file === one.file),
  );
  return others.length === 0 ? writes : withOthers(root, types, before, changes, [...chosen, ...others]);
}

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

/** Takes an undo back: each file gets what was in it, unless one of them has changed since. */
export async function putBack(root: string, types: Types, files: readonly Undone[]): Promise<Undone[]> {
  const writes = files.map(async ({ file, kept, digest }) => {
    if (!isEditable(root, file) || !/^([\da-f]{40,64})?$/.test(kept)) throw new PlainError("This was not undone here.");
    return { file, digest, bytes: kept ? await gitBytes({ root }, "cat-file", "blob", kept) : undefined };
  });
  writeFiles(root, types, await Promise.all(writes));
  return [...files];
}
