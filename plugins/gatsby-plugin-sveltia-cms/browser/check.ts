import CMS from "@sveltia/cms";
import { parseContentPath } from "../../content-model/content-types";
import { fieldWords, printProblems, type Problem } from "../../content-model/problem";
import type { Content } from "../../content-model/read/content";
import { isDraft, pathsOf, sitePages } from "../../content-model/read/pages";
import { label } from "../../content-model/schema/description";
import { ask, freeze } from "./dialogs";
import { readValues } from "./format";
import { contentWith, readStored, types, waiting } from "./site";

/** The checks, half a megabyte that the sign-in page does not need. */
const checks = () => import("../../content-model/check");

/** Writes an entry before Sveltia saves it. commit.ts checks it with the rest of its commit, but one in a dialog is checked at once. */
export function writeBeforeSave(write: (values: Record<string, unknown>) => string): void {
  addEventListener("hashchange", () => {
    waiting.clear();
    // At the first step after signing in, because a later build may remove the file.
    void checks();
  });
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS();
      const isInDialog = document.querySelector("dialog[open]") !== null;
      try {
        const text = write(data);
        if (newRecord && data.image && !data.alt && !confirm("The photo has no description. Is it only decoration?"))
          throw new Error("Description: describe the photo for visitors who cannot see it.");
        if (isInDialog) {
          await readStored();
          const upload = typeof data.image === "string" ? [[`content/photos/${data.image}`, ""] as const] : [];
          await refuseErrors(contentWith(), contentWith(new Map([...waiting, ...upload, [path, text]])), path);
          waiting.set(path, text);
        } else freeze(true);
        // The next edit begins with this file.
        return entry.set("data", { ...readValues(text), order: data.order as unknown });
      } catch (error) {
        if (isInDialog && error instanceof Error) void ask("Not Added Yet", error.message, "OK");
        throw new Error("saving_failed", { cause: error });
      }
    },
  });
}

/** Rejects if changes add errors to the content. `path` is the entry in the form. */
export async function refuseErrors(before: Content, after: Content, path?: string): Promise<void> {
  const { checkContent } = await checks();
  const old = checkContent(before, types);
  // The errors of earlier changes, at the top of the page.
  document.querySelector(".old-errors")?.toggleAttribute("hidden", old.length === 0);
  document.querySelector(".old-errors pre")?.replaceChildren(printProblems(old));
  const lines = addedLines(checkContent(after, types), old, after, path);
  const [oldPath, newPath] = [before, after].map(({ entries }) => String(entries.get(path ?? "")?.data?.path));
  // Instead of one line for each link to the page.
  const others = lines.filter((line) => oldPath === newPath || !line.includes(`there is no page "${oldPath}"`));
  if (others.length < lines.length)
    others.unshift(`Redirect from: links still lead to the old path. Add ${oldPath} here, so that they keep working.`);
  // Only a deletion has no entry in a form.
  if (path === undefined) others.unshift("Change these first:");
  if (lines.length > 0) throw new Error(others.join("\n"));
}

/** Asks the editor about probable slips that changes add, and rejects unless they are right. */
export async function askAboutSlips(before: Content, after: Content, path?: string): Promise<void> {
  const { findWarnings } = await checks();
  // A warning on the first line is about the whole file, for example a shared section before a page lists it.
  const found = findWarnings(after, types).filter(({ line }) => line > 1);
  const warnings = addedLines(found, findWarnings(before, types), after, path);
  const slips = [...lostPath(before, after, path), ...warnings].join("\n");
  if (slips && (await ask("Save It Like This?", slips, "Save", "Go Back")) !== "Save") throw new Error(slips);
}

/** A question about a published page's old path that leads nowhere: links of other sites are unknown. */
function lostPath(before: Content, after: Content, file = ""): string[] {
  const old = before.entries.get(file);
  if (old?.contentType !== "page" || isDraft(old)) return [];
  const lost = String(old.data?.path);
  const isKept = sitePages(after).flatMap(pathsOf).includes(lost);
  return isKept
    ? []
    : [`Redirect from: other sites may link to the old path. Add ${lost} here, so that these links work.`];
}

/** Problems that are not among the old ones, in words for the editor of an entry. */
function addedLines(problems: readonly Problem[], old: readonly Problem[], content: Content, path?: string): string[] {
  const key = ({ file, field, message }: Problem): string => JSON.stringify([file, field, message]);
  const known = new Set(old.map(key));
  const lines = problems
    .filter((problem) => !known.has(key(problem)))
    .map(({ file, line, field = [], message }) => {
      const { plain = "", bodyAt = 0 } = content.entries.get(file) ?? {};
      const isBody = file === path && line >= plain.slice(0, bodyAt).split("\n").length;
      const place = [file === path ? "" : nameOf(file), fieldWords(field, label), isBody ? "Text" : ""].filter(Boolean);
      return [...(place.length > 0 ? [place.join(", ")] : []), message].join(": ");
    });
  return [...new Set(lines)];
}

/** A file's name in the lists: `content/pages/about/story.md` -> "Page: about, story". */
export function nameOf(file: string): string {
  const { contentType, slug, page } = parseContentPath(file) ?? {};
  const names = {
    site: "The company",
    page: `Page: ${slug}`,
    section: `${page === undefined ? "Shared sections" : `Page: ${page}`}, ${slug}`,
    photo: `Photos, ${slug}`,
    form: `Forms, ${slug}`,
  };
  return contentType ? names[contentType] : file;
}
