import { contentPath, slugify, type ContentType } from "../content-types";
import { entriesOf, findNamed, type Entry, type Content } from "../read/content";
import { markdownNodes, photoName } from "../read/markdown";
import type { Problem } from "../problem";
import { namesOf } from "../read/field-texts";
import { fieldProblem, rangeProblem, type Rule } from "./rule";
import { listOfFew, suggest } from "./suggest";

/** Each photo and form that a field or a text names exists. */
export const checkReferences: Rule = (content, types) =>
  [...content.entries.values()].flatMap((entry) => [
    ...namesOf(entry, types)
      .filter(({ contentType, slug }) => !findNamed(content, contentType, slug))
      .map(({ path, contentType, slug }) => fieldProblem(entry, path, noneSuch(content, contentType, slug))),
    ...images(entry, content),
  ]);

/** Each image in a text is a photo of the catalogue, `![](photo:kitchen)`, and is described in the photo's own file. */
const images = (entry: Entry, content: Content): Problem[] =>
  markdownNodes(entry, "image", "imageReference").flatMap(({ node, range }) => {
    const name = node.type === "image" ? photoName(node.url) : undefined;
    if (node.type !== "image" || name === undefined) return [rangeProblem(entry, range, imageHelp)];
    if (!findNamed(content, "photo", name)) return [rangeProblem(entry, range, noneSuch(content, "photo", name))];
    if (!node.alt && !node.title) return [];
    const once = `the photo has its description in ${contentPath("photo", name)}: write ![](photo:${name})`;
    return [rangeProblem(entry, range, once)];
  });

export const imageHelp =
  "an image in a text must be a photo of content/photos: write ![](photo:name), with its file's name and no spaces";

function noneSuch(content: Content, contentType: ContentType, slug: string): string {
  if (contentType === "photo" && /^https?:/.test(slug))
    return `must be the name of a file in content/photos: write this URL there, after "stockUrl:"`;
  const entries = entriesOf(content, contentType);
  const misnamed = entries.find((one) => slugify(one.slug) === slug);
  if (misnamed) return `there is no ${contentType} "${slug}" until ${misnamed.file} has that name`;
  const slugs = entries.map((one) => slugify(one.slug));
  const name = slugify(slug.replace(/^.*[\\/]|\.\w{2,4}$/g, ""));
  const file = `: write ${contentPath(contentType, name)}, ${name === slug ? "or remove the name" : `and "${name}"`} here`;
  return `there is no ${contentType} "${slug}"${suggest(slug, slugs) || listOfFew(slugs) || file}`;
}
