import { fileOf, isName, type Kind } from "../kinds";
import { entriesOf, findNamed, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { markdownNodes, photoName, type Part } from "../read/markdown";
import type { FieldPath } from "../read/places";
import type { Mending, Problem } from "../problem";
import type { Types } from "../schema/sdl";
import { namesOf } from "../read/field-texts";
import { problemAt } from "./rule";
import { mendingOf, offsetOf } from "./slips/slip";
import { suggest, type Suggestion } from "./suggest";

/** Each photo and form that a field or a text names has a file. */
export function checkReferences(content: Content, types: Types): Problem[] {
  return [...content.entries.values()].flatMap((entry) => [
    ...fieldReferences(entry, types, content),
    ...pictures(entry, content),
  ]);
}

function fieldReferences(entry: Entry, types: Types, content: Content): Problem[] {
  return namesOf(entry, types).flatMap(({ path, kind, name }) =>
    findNamed(content, kind, name) ? [] : [missing(entry, path, noneSuch(content, kind, name))],
  );
}

const missing = (entry: Entry, path: FieldPath, { words, meant }: Suggestion): Problem =>
  problemAt(entry, path, words, "value", meant);

/** Each picture in a text is a photo of the catalogue, `![](photo:kitchen)`, and is described in the photo's own file. */
function pictures(entry: Entry, content: Content): Problem[] {
  const problem = (place: object, message: string) => ({ file: entry.file, line: 1, column: 1, ...place, message });
  const direct = markdownNodes(entry, "image").flatMap(({ node, place }) => {
    const name = photoName(node.url);
    if (name === undefined) return [problem(place, pictureHelp)];
    if (!findNamed(content, "photo", name)) {
      const { words, meant } = noneSuch(content, "photo", name);
      return [{ ...problem(place, words), ...(meant && { mend: pictureMending(entry, node, meant) }) }];
    }
    const message = `a photo is described once, in ${fileOf("photo", name)}: write ![](photo:${name})`;
    return node.alt || node.title ? [{ ...problem(place, message), mend: pictureMending(entry, node, name) }] : [];
  });
  return [...direct, ...markdownNodes(entry, "imageReference").map(({ place }) => problem(place, pictureHelp))];
}

function pictureMending(entry: Entry, { position }: Part["node"], name: string): Mending {
  const [from = 0, to = from] = [position?.start, position?.end].map((place) =>
    offsetOf(entry, { line: (place?.line ?? 1) + entry.bodyLine - 1, column: place?.column ?? 1 }),
  );
  return mendingOf(entry, [from, to], `![](photo:${name})`);
}

/** What to write for a picture that is not one of the catalogue. */
export const pictureHelp = "a picture comes from content/photos: write ![](photo:name) with the name of a file there";

function noneSuch(content: Content, kind: Kind, name: string): Suggestion {
  const names = entriesOf(content, kind).map((one) => one.name);
  const { meant, words } = suggest(name, names, "file");
  const file = isName(name) ? `. Its file would be ${fileOf(kind, name)}` : "";
  return { meant, words: `there is no ${kind} "${name}"${words ? `.${words}` : file}` };
}
