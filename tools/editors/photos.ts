import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostOf } from "../../plugins/gatsby-source-content/photos";
import { contentPath } from "../../plugins/gatsby-source-content/content-types";
import { entriesOf, stockPhotos, type Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";
import { measureImage } from "../../plugins/gatsby-source-content/read/read-image";
import { suggestOrList } from "../../plugins/gatsby-source-content/check/suggest";
import { withFields } from "../../plugins/gatsby-source-content/write/write-fields";

/** What became of one photo: its file, as in "content/photos/terrace.md", and in an editor's words what is wrong, if anything. */
export interface Report {
  file: string;
  problem?: string;
}

/** Fetches an address; rejects where there is no answer. */
export type Fetch = (address: string) => Promise<Response>;

/** Pixels of the longest side that is kept: as many as the largest place shows on a sharp screen, with room for another crop. */
const side = 2560;

/** Asks the stock hosts for each photo that visitors fetch from them. With `write`, notes each size in the photo's file below `root`. */
export const checkPhotos = (root: string, content: Content, fetch: Fetch, write = false): Promise<Report[]> =>
  inTurn(remotePhotos(content), async (photo) => {
    // The original's pixels, compressed as far as they go.
    const { size } = await fetchImage(`${String(photo.data?.stockUrl)}?fm=jpg&q=10`, fetch);
    if (write) writeFileSync(path.join(root, photo.file), withFields(photo, size));
  });

/**
 * Fetches stock photos into `content/photos/` below `root`, and names each image in its photo's file; all of them, or those of
 * the names. One that has an image already is left alone, and so is the file of one that cannot be fetched.
 */
export async function downloadPhotos(root: string, content: Content, names: string[], fetch: Fetch): Promise<Report[]> {
  const known = entriesOf(content, "photo").map(({ slug }) => slug);
  const wanted = remotePhotos(content).filter(({ slug }) => names.length === 0 || names.includes(slug));
  const kept = await inTurn(wanted, async (photo) => {
    const image = `${photo.slug}.jpg`;
    const place = path.join(root, path.dirname(photo.file), image);
    if (existsSync(place)) throw new Error(`${image} is there already: name it under "image:", or delete it`);
    const stockUrl = String(photo.data?.stockUrl);
    const { bytes } = await fetchImage(hostOf(stockUrl).whole(stockUrl, side), fetch);
    writeFileSync(place, bytes);
    writeFileSync(path.join(root, photo.file), withFields(photo, { image }));
  });
  const unknown = (name: string): Report => {
    const { words } = suggestOrList(name, known);
    return { file: contentPath("photo", name), problem: `there is no such photo.${words}` };
  };
  return [...names.filter((name) => !known.includes(name)).map(unknown), ...kept];
}

/** The stock photos of which no image is kept with the site: visitors fetch these from their host. */
const remotePhotos = (content: Content) => stockPhotos(content).filter(({ data }) => data?.stockUrl && !data.image);

/** Does something with one photo after another, and says on the terminal's last line how far it has come. */
async function inTurn(photos: readonly Entry[], act: (photo: Entry) => Promise<void>): Promise<Report[]> {
  const reports: Report[] = [];
  const progress = (words: string) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${words}`);
  for (const photo of photos) {
    progress(`${reports.length + 1} of ${photos.length}  ${photo.slug}`);
    reports.push({ file: photo.file, problem: await act(photo).then(() => undefined, reasonOf) });
  }
  progress("");
  return reports;
}

/** Why a fetch failed. What the network said is the cause of "fetch failed". */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

/** An image at a stock host and its size in pixels. Throws in an editor's words where there is none. */
async function fetchImage(address: string, fetch: Fetch) {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(`the stock host cannot be asked: ${reasonOf(error)}`);
  });
  if (!response.ok)
    throw new Error(`the stock host answers ${response.status}: the photo is gone, or its address is wrong`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const size = measureImage(bytes);
  if ("problem" in size) throw new Error(`what the stock host sends ${size.problem}`);
  return { bytes, size };
}
