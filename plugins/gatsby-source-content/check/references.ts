import { fileOf, type Kind } from "../kinds";
import { entriesOf, findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { partsOf, photoName } from "../read/markdown";
import type { Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { namesOf } from "../read/field-texts";
import { problemAt } from "./rule";
import { didYouMean } from "./suggest";

/** Each photo and form that a field or a text names has a file. */
export function checkReferences(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldReferences(entry, types, content),
    ...pictures(entry, content),
  ]);
}

function fieldReferences(entry: Entry, types: Types, content: Content): Problem[] {
  return namesOf(entry, types).flatMap(({ path, kind, name }) =>
    findNamed(content, kind, name) ? [] : [problemAt(entry, path, noneSuch(content, kind, name))],
  );
}

/** Each picture in a text is a photo of the catalogue, `![](photo:kitchen)`, and is described in the photo's own file. */
function pictures(entry: Entry, content: Content): Problem[] {
  const problem = (place: object, message: string) => ({ file: entry.file, line: 1, column: 1, ...place, message });
  const direct = partsOf(entry, "image").flatMap(({ node, place }) => {
    const name = photoName(node.url);
    if (name === undefined) return [problem(place, pictureHelp)];
    if (!findNamed(content, "photo", name)) return [problem(place, noneSuch(content, "photo", name))];
    return node.alt || node.title
      ? [problem(place, `a photo is described once, in ${fileOf("photo", name)}: write ![](photo:${name})`)]
      : [];
  });
  return [...direct, ...partsOf(entry, "imageReference").map(({ place }) => problem(place, pictureHelp))];
}

/** What to write for a picture that is not one of the catalogue. */
export const pictureHelp = "a picture comes from content/photos: write ![](photo:name) with the name of a file there";

function noneSuch(content: Content, kind: Kind, name: string): string {
  const names = entriesOf(content, kind).map((one) => one.name);
  return `there is no ${kind} "${name}".${didYouMean(name, names)} Its file would be ${fileOf(kind, name)}`;
}
