import CMS from "@sveltia/cms";
import { checkContent } from "../../gatsby-source-content/check";
import { fieldWords, printProblems, type Problem } from "../../gatsby-source-content/problem";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import { label } from "../../gatsby-source-content/schema/description";
import { explain, hold } from "./dialogs";
import { readValues } from "./format";
import { contentWith, readStored, types, type Changes } from "./site";
import { write } from "./written";

/** Entries that wait in the form of another one, to be saved with it. */
const waiting = new Map<string, string>();

/** Writes an entry before Sveltia saves it. commit.ts checks it with the rest of its commit, but one in a dialog is checked at once. */
export function checkBeforeSave(): void {
  addEventListener("hashchange", () => waiting.clear());
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, data } = entry.toJS();
      let text = "";
      try {
        text = write(data);
        if (document.querySelector("dialog[open]")) {
          await readStored();
          const upload = typeof data.image === "string" ? [[`content/photos/${data.image}`, ""] as const] : [];
          const problems = addedProblems(new Map([...waiting, ...upload, [path, text]]));
          if (problems.length > 0) throw new Error(inWords(problems, path, text));
          waiting.set(path, text);
        } else hold();
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        if (document.querySelector("dialog[open]")) void explain("Not Added Yet", cause.message);
        throw new Error("saving_failed", { cause });
      }
      // The next edit begins with this file.
      return entry.set("data", { ...readValues(text), order: data.order });
    },
  });
}

/** The errors that changes add. */
export function addedProblems(changes: Changes): Problem[] {
  const key = ({ file, field, message }: Problem): string => JSON.stringify([file, field, message]);
  const old = checkContent(contentWith(), types);
  showOldProblems(old);
  const known = new Set(old.map(key));
  return checkContent(contentWith(changes), types).filter((problem) => !known.has(key(problem)));
}

/** Shows the errors of other changes at the top of the page. */
function showOldProblems(problems: readonly Problem[]): void {
  document.querySelector(".old-problems")?.remove();
  if (problems.length === 0) return;
  const details = document.createElement("details");
  details.className = "old-problems";
  details.innerHTML = "<summary></summary><pre></pre>";
  details
    .querySelector("summary")
    ?.append(
      "The site cannot be published until these errors are mended, by the last editor of the file or by the owner. You can save other changes.",
    );
  details.querySelector("pre")?.append(printProblems(problems));
  document.body.prepend(details);
}

/** "Items, entry 2, Heading: is empty…" for a field of the entry, "Text: …" for its text, with the path of another file. */
export const inWords = (problems: readonly Problem[], path: string, text: string): string => {
  const { plain, bodyAt } = readFrontmatter(text);
  const bodyLine = plain.slice(0, bodyAt).split("\n").length;
  const lines = problems.map(({ file, line, field = [], message }) => {
    const isBody = file === path && line >= bodyLine;
    const place = [file === path ? "" : file, fieldWords(field, label), isBody ? "Text" : ""]
      .filter(Boolean)
      .join(", ");
    return [place, message].filter(Boolean).join(": ");
  });
  return [...new Set(lines)].join("\n");
};
