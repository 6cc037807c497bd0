import CMS from "@sveltia/cms";
import { checkContent } from "../../gatsby-source-content/check";
import { fieldWords, type Problem } from "../../gatsby-source-content/problem";
import { readFrontmatter } from "../../gatsby-source-content/read/frontmatter";
import { label } from "../../gatsby-source-content/schema/description";
import { writeValues } from "./format";
import { contentWith, readFetched, remember, types } from "./site";

/** Runs the content check before Sveltia saves an entry, and stops it if there are new errors. */
export const checkBeforeSave = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, data } = entry.toJS();
      await readFetched();
      const upload = typeof data.image === "string" ? [[`content/photos/${data.image}`, ""] as const] : [];
      const text = writeValues(data, types);
      const problems = addedProblems(new Map([...upload, [path, text]]));
      if (problems.length > 0) refuse(problems.map((problem) => inWords(problem, path, text)).join("\n"));
      remember(path, text);
    },
  });

/** The errors that a change adds. */
function addedProblems(changes: ReadonlyMap<string, string>): Problem[] {
  const key = ({ file, field, message }: Problem): string => JSON.stringify([file, field, message]);
  const known = new Set(checkContent(contentWith(), types).map(key));
  return checkContent(contentWith(changes), types).filter((problem) => !known.has(key(problem)));
}

/** "Items, entry 2, Heading: is empty…" for a field, "Text: …" for the text, with the path of another file. */
function inWords({ file, line, field = [], message }: Problem, path: string, text: string): string {
  const { plain, bodyAt } = readFrontmatter(text);
  const isBody = file === path && line >= plain.slice(0, bodyAt).split("\n").length;
  const place = [file === path ? "" : file, fieldWords(field, label), isBody ? "Text" : ""].filter(Boolean).join(", ");
  return [place, message].filter(Boolean).join(": ");
}

/** Makes Sveltia show problems in its dialog for failed saves. It has none for a new entry in a form, so this adds one. */
function refuse(problems: string): never {
  if (document.querySelector("dialog[open]")) {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.className = "problems";
    dialog.innerHTML = '<h2>Not Added Yet</h2><p class="error"></p><form method="dialog"><button>OK</button></form>';
    dialog.querySelector("p")?.append(problems);
    dialog.showModal();
    dialog.addEventListener("close", () => dialog.remove());
  }
  throw new Error("saving_failed", { cause: new Error(problems) });
}
