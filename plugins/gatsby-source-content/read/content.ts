import { contentPath, type ContentType } from "../content-types";
import { memoize } from "../memoize";
import { siteFacts } from "./facts";
import { readEntry, type Entry, type Reading } from "./entry";
import { isImageName, type ImageInfo } from "./image";
import type { PlaceholderValues } from "./placeholders";

/** Everything under `content/`, read but not yet checked. */
export interface Content {
  /** By file, as in "content/pages/about/story.md". */
  entries: ReadonlyMap<string, Entry>;
  /** The images beside the photos' files, as in "content/photos/front-door.jpg". */
  images: ReadonlyMap<string, ImageInfo>;
  /** The files that are served as they are, as in "static/favicon.svg". */
  staticFiles: readonly string[];
  /** Files in places where no content file can be. */
  misplaced: readonly string[];
  /** The values of placeholders. */
  placeholders: PlaceholderValues;
}

/** Content made from any list of files, as in "content/site.md", and functions that read a text and look at an image. */
export function contentFrom(
  files: readonly string[],
  read: (file: string) => Reading,
  readImage: (file: string) => ImageInfo = () => ({ problem: "cannot be opened" }),
  served: readonly string[] = [],
): Content {
  const entries = new Map<string, Entry>();
  const images = new Map<string, ImageInfo>();
  const strays: string[] = [];
  for (const file of files) {
    const entry = file.endsWith(".md") ? readEntry(file, read) : undefined;
    if (entry) entries.set(file, entry);
    else if (isPicture(file)) images.set(file, readImage(file));
    else strays.push(file);
  }
  return { entries, images, staticFiles: served, misplaced: strays, placeholders: siteFacts(entries) };
}

const isPicture = (file: string): boolean => file.replace(/\/[^/]*$/, "") === photoFolder && isImageName(file);

const photoFolder = contentPath("photo", "").replace(/\/[^/]*$/, "");

/** The file of the image that a photo names, as in "content/photos/front-door.jpg"; undefined for a stock photo. */
export const imageFile = ({ data }: Pick<Entry, "data">): string | undefined =>
  typeof data?.image === "string" ? `${photoFolder}/${data.image}` : undefined;

/** What its image looks like; undefined where there is none. */
export const imageOf = (content: Content, photo: Entry): ImageInfo | undefined =>
  content.images.get(imageFile(photo) ?? "");

export const entriesOf = (content: Content, kind: ContentType): Entry[] =>
  [...content.entries.values()].filter((entry) => entry.contentType === kind);

/** The photos that came from a stock host, even if one is kept with the site. */
export const stockPhotos = memoize((content: Content): readonly Entry[] =>
  entriesOf(content, "photo").filter(({ data }) => data?.stockUrl !== undefined),
);

/** The photo or form that other files name, as in `findNamed(content, "photo", "terrace")`. */
export const findNamed = (content: Content, kind: ContentType, name: string): Entry | undefined =>
  content.entries.get(contentPath(kind, name));
