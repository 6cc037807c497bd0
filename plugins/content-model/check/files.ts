import { entriesOf, isImageName, type Entry } from "../read/content";
import { slugify, isSlug, longestSlug, parseContentPath, siteFile } from "../content-types";
import { fileProblem, rangeProblem, type Rule } from "./rule";

/** Each file can be parsed and is in the right folder, and no necessary file is missing. */
export const checkFiles: Rule = (content) => {
  const entries = [...content.entries.values()];
  return [
    ...entries.flatMap((entry) =>
      entry.problem ? rangeProblem(entry, [entry.problem.at], entry.problem.message) : [],
    ),
    ...content.misplaced.map((file) => fileProblem(file, strayMessage(file))),
    ...entries.flatMap(nameProblem),
    ...(content.entries.has(siteFile) ? [] : [fileProblem(siteFile, noSite)]),
    ...(entriesOf(content, "page").length > 0 ? [] : [fileProblem("content/pages", noPage)]),
  ];
};

const noSite = "the file is missing: write the company's name, phone number and email address in it";
const noPage = "there is no page: write content/pages/home/page.md";

function strayMessage(file: string): string {
  const name = file.toLowerCase().replace(/(?:\.md)?\.(?:md|markdown|mdx|mdown|txt)$/, ".md");
  // Windows hides the last ending.
  const help = /\.md\.\w+$/i.test(file)
    ? '. Windows shows whole names after "View", "Show", "File name extensions"'
    : "";
  if (parseContentPath(name)) return `the name must be in small letters and end in .md: rename this to ${name}${help}`;
  if (/\/[^./]+$/.test(file)) return "a content file's name must end in .md: rename it";
  if (isImageName(file))
    return "an image can only be in content/photos/: move it there, beside the file of the photo that names it";
  if (!file.endsWith(".md"))
    return "only markdown files (.md) can be in content/: move files for visitors to download to static/";
  if (/^content\/pages\/[^/]+\.md$/.test(file))
    return `a page must be a folder: move this file to ${file.replace(/\.md$/, "")}/page.md, or a section to the folder of its page`;
  return "no content file can be here: move it to content/pages/<page>/, content/shared/, content/photos/ or content/forms/";
}

/** Names become paths and anchors. The file of a page has the problem of its folder, once for all files in it. */
function nameProblem({ file, contentType, slug, data }: Entry) {
  // Another rule reports a page's file that has another name, for example "Page.md".
  if (isSlug(slug) || (contentType === "section" && data && data.type === undefined)) return [];
  const what = contentType === "page" ? "folder" : "file";
  if (slug.length > longestSlug)
    return [fileProblem(file, `the ${what} name is too long: ${slug.length} characters (maximum ${longestSlug})`)];
  const better = slugify(slug);
  const message = `"${slug}" cannot be a ${what} name: rename it in small letters, digits and dashes${better && `, for example "${better}"`}`;
  return [fileProblem(file, message)];
}
