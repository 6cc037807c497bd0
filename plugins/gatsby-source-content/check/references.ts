import { fileOf, isName, type Kind } from "../kinds";
import { entriesOf, findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { markdownNodes, photoName } from "../read/markdown";
import type { Problem } from "../problem";
import { namesOf } from "../read/field-texts";
import type { Types } from "../schema/sdl";
import { fieldProblem, rangeProblem } from "./rule";
import { suggestOrList } from "./suggest";

/** Each photo and form that a field or a text names has a file. */
export const checkReferences = (content: Content, types: Types): Problem[] =>
  [...content.entries.values()].flatMap((entry) => [
    ...namesOf(entry, types)
      .filter(({ kind, name }) => !findNamed(content, kind, name))
      .map(({ path, kind, name }) => fieldProblem(entry, path, noneSuch(content, kind, name))),
    ...pictures(entry, content),
  ]);

/** Each picture in a text is a photo of the catalogue, `![](photo:kitchen)`, and is described in the photo's own file. */
const pictures = (entry: Entry, content: Content): Problem[] =>
  markdownNodes(entry, "image", "imageReference").flatMap(({ node, range }) => {
    const name = node.type === "image" ? photoName(node.url) : undefined;
    if (node.type !== "image" || name === undefined) return [rangeProblem(entry, range, pictureHelp)];
    if (!findNamed(content, "photo", name)) return [rangeProblem(entry, range, noneSuch(content, "photo", name))];
    if (!node.alt && !node.title) return [];
    const once = `the photo has its description in ${fileOf("photo", name)}: write ![](photo:${name})`;
    return [rangeProblem(entry, range, once)];
  });

/** What to write for a picture that is not one of the catalogue. */
export const pictureHelp =
  "an image in a text must be a photo of content/photos: write ![](photo:name), with its file's name and no spaces";

function noneSuch(content: Content, kind: Kind, name: string): string {
  const names = entriesOf(content, kind).map((one) => one.name);
  const { words } = suggestOrList(name, names);
  const file = isName(name) ? `: write ${fileOf(kind, name)}` : "";
  return `there is no ${kind} "${name}"${words ? `.${words}` : file}`;
}
