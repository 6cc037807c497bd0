import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostOf } from "../../plugins/gatsby-source-content/photos";
import { contentPath } from "../../plugins/gatsby-source-content/content-types";
import { entriesOf, stockPhotos, type Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";
import { measureImage } from "../../plugins/gatsby-source-content/read/read-image";
import { suggestOrList } from "../../plugins/gatsby-source-content/check/suggest";
import { withFields } from "../../plugins/gatsby-source-content/write/write-fields";

/** The result for one photo: its file, for example "content/photos/terrace.md", and a problem in an editor's words. */
export interface Report {
  file: string;
  problem?: string;
}

/** Fetches a URL; rejects without a response. */
export type Fetch = (url: string) => Promise<Response>;

/** The longest side of a downloaded image in pixels: enough for the largest photo on a sharp screen, and to crop it. */
const side = 2560;

/** Requests each remote photo from its stock host. With `write`, writes each size to the photo's file in `root`. */
export const checkPhotos = (root: string, content: Content, fetch: Fetch, write = false): Promise<Report[]> =>
  inTurn(remotePhotos(content), async (photo) => {
    // The original's pixels, compressed as far as they go.
    const { size } = await fetchImage(`${String(photo.data?.stockUrl)}?fm=jpg&q=10`, fetch);
    if (write) writeFileSync(path.join(root, photo.file), withFields(photo, size));
  });

/** Downloads all or the named stock photos to `content/photos/` in `root`, and adds each image to its photo's file. */
export async function downloadPhotos(root: string, content: Content, names: string[], fetch: Fetch): Promise<Report[]> {
  const known = entriesOf(content, "photo").map(({ slug }) => slug);
  const wanted = remotePhotos(content).filter(({ slug }) => names.length === 0 || names.includes(slug));
  const downloaded = await inTurn(wanted, async (photo) => {
    const image = `${photo.slug}.jpg`;
    const place = path.join(root, path.dirname(photo.file), image);
    if (existsSync(place)) throw new Error(`${image} is there already: name it under "image:", or delete it`);
    const stockUrl = String(photo.data?.stockUrl);
    const { bytes } = await fetchImage(hostOf(stockUrl).whole(stockUrl, side), fetch);
    writeFileSync(place, bytes);
    writeFileSync(path.join(root, photo.file), withFields(photo, { image }));
  });
  const unknown = (name: string): Report => ({
    file: contentPath("photo", name),
    problem: `there is no such photo${suggestOrList(name, known)}`,
  });
  return [...names.filter((name) => !known.includes(name)).map(unknown), ...downloaded];
}

/** The photos that visitors load from stock hosts. */
const remotePhotos = (content: Content) => stockPhotos(content).filter(({ data }) => data?.stockUrl && !data.image);

/** Processes one photo after another, and shows the progress on the terminal's last line. */
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

/** Why a fetch failed. The network's message is the cause of "fetch failed". */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

/** Fetches an image and its size in pixels. Throws in an editor's words without one. */
async function fetchImage(url: string, fetch: Fetch) {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`the stock host cannot be asked: ${reasonOf(error)}`);
  });
  if (!response.ok)
    throw new Error(`the stock host answers ${response.status}: the photo is gone, or its address is wrong`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const size = measureImage(bytes);
  if ("problem" in size) throw new Error(`what the stock host sends ${size.problem}`);
  return { bytes, size };
}
