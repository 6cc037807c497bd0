import { fileOf, type Kind } from "../kinds";
import { remember } from "../remember";
import { siteFacts } from "./facts";
import { readEntry, type Entry, type Reading } from "./entry";
import { isPictureName, type Picture } from "./picture";
import type { Facts } from "./tokens";

/** Everything under `content/`, read but not yet checked. */
export interface Content {
  /** By file, as in "content/pages/about/story.md". */
  entries: ReadonlyMap<string, Entry>;
  /** The pictures beside the photos' files, as in "content/photos/front-door.jpg". */
  pictures: ReadonlyMap<string, Picture>;
  /** The files that are served as they are, as in "static/favicon.svg". */
  served: readonly string[];
  /** Files in places where no content file can be. */
  strays: readonly string[];
  /** What the tokens stand for. */
  facts: Facts;
}

/** Content made from any list of files, as in "content/site.md", and functions that read a text and look at a picture. */
export function contentFrom(
  files: readonly string[],
  read: (file: string) => Reading,
  look: (file: string) => Picture = () => ({ problem: "cannot be opened" }),
  served: readonly string[] = [],
): Content {
  const entries = new Map<string, Entry>();
  const pictures = new Map<string, Picture>();
  const strays: string[] = [];
  for (const file of files) {
    const entry = file.endsWith(".md") ? readEntry(file, read) : undefined;
    if (entry) entries.set(file, entry);
    else if (isPicture(file)) pictures.set(file, look(file));
    else strays.push(file);
  }
  return { entries, pictures, served, strays, facts: siteFacts(entries) };
}

const isPicture = (file: string): boolean => file.replace(/\/[^/]*$/, "") === photoFolder && isPictureName(file);

const photoFolder = fileOf("photo", "").replace(/\/[^/]*$/, "");

/** The file of the picture that a photo names, as in "content/photos/front-door.jpg"; undefined for a stock photo. */
export const pictureFile = ({ data }: Pick<Entry, "data">): string | undefined =>
  typeof data?.picture === "string" ? `${photoFolder}/${data.picture}` : undefined;

/** What its picture looks like; undefined where there is none. */
export const pictureOf = (content: Content, photo: Entry): Picture | undefined =>
  content.pictures.get(pictureFile(photo) ?? "");

export const entriesOf = (content: Content, kind: Kind): Entry[] =>
  [...content.entries.values()].filter((entry) => entry.kind === kind);

/** The photos that came from a stock host, even if one is kept with the site. */
export const stockPhotos = remember((content: Content): readonly Entry[] =>
  entriesOf(content, "photo").filter(({ data }) => data?.source !== undefined),
);

/** The photo or form that other files name, as in `findNamed(content, "photo", "terrace")`. */
export const findNamed = (content: Content, kind: Kind, name: string): Entry | undefined =>
  content.entries.get(fileOf(kind, name));
