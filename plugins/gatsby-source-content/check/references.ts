import { fileOf, isName, type Kind } from "../kinds";
import { entriesOf, findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { markdownNodes, photoName } from "../read/markdown";
import type { Problem } from "../problem";
import { namesOf } from "../read/field-texts";
import type { Types } from "../schema/sdl";
import { problemAt, problemIn } from "./rule";
import { suggestOrList, type Suggestion } from "./suggest";

/** Each photo and form that a field or a text names has a file. */
export const checkReferences = (content: Content, types: Types): Problem[] =>
  [...content.entries.values()].flatMap((entry) => [
    ...namesOf(entry, types)
      .filter(({ kind, name }) => !findNamed(content, kind, name))
      .map(({ path, kind, name }) => {
        const { words, meant } = noneSuch(content, kind, name);
        return problemAt(entry, path, words, "value", meant);
      }),
    ...pictures(entry, content),
  ]);

/** Each picture in a text is a photo of the catalogue, `![](photo:kitchen)`, and is described in the photo's own file. */
const pictures = (entry: Entry, content: Content): Problem[] =>
  markdownNodes(entry, "image", "imageReference").flatMap(({ node, range }) => {
    const name = node.type === "image" ? photoName(node.url) : undefined;
    if (node.type !== "image" || name === undefined) return [problemIn(entry, range, pictureHelp)];
    const isThere = findNamed(content, "photo", name) !== undefined;
    if (isThere && !node.alt && !node.title) return [];
    const { words, meant } = isThere
      ? { words: `a photo is described once, in ${fileOf("photo", name)}: write ![](photo:${name})`, meant: name }
      : noneSuch(content, "photo", name);
    return [problemIn(entry, range, words, meant && `![](photo:${meant})`)];
  });

/** What to write for a picture that is not one of the catalogue. */
export const pictureHelp = "a picture comes from content/photos: write ![](photo:name) with the name of a file there";

function noneSuch(content: Content, kind: Kind, name: string): Suggestion {
  const names = entriesOf(content, kind).map((one) => one.name);
  const { meant, words } = suggestOrList(name, names);
  const file = isName(name) ? `. Its file would be ${fileOf(kind, name)}` : "";
  return { meant, words: `there is no ${kind} "${name}"${words ? `.${words}` : file}` };
}
