import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostOf } from "../../plugins/gatsby-source-content/photos";
import { stockPhotos, type Content } from "../../plugins/gatsby-source-content/read/content";
import type { Entry } from "../../plugins/gatsby-source-content/read/entry";
import { measureImage } from "../../plugins/gatsby-source-content/read/read-image";
import { withFields } from "../../plugins/gatsby-source-content/write/write-fields";

/** The result for one photo: its file, for example "content/photos/terrace.md", and a problem in an editor's words. */
export interface Report {
  file: string;
  problem?: string;
}

/** The longest side of a downloaded image in pixels: enough for the largest photo on a sharp screen, and to crop it. */
const longestSide = 2560;

/** Requests each remote photo, in a small size, from its stock host. */
export const checkPhotos = (content: Content): Promise<Report[]> =>
  forEachPhoto(content, ({ data }) => fetchImage(data?.stockUrl, 32));

/** Downloads each remote photo to `content/photos/` in `root`, and adds the image to the photo's file. */
export const downloadPhotos = (content: Content, root = "."): Promise<Report[]> =>
  forEachPhoto(content, async (photo) => {
    const image = `${photo.slug}.jpg`;
    const imagePath = path.join(root, path.dirname(photo.file), image);
    if (existsSync(imagePath)) throw new Error(`${image} exists already: name it under "image:", or delete it`);
    writeFileSync(imagePath, await fetchImage(photo.data?.stockUrl, longestSide));
    writeFileSync(path.join(root, photo.file), withFields(photo, { image }));
  });

/** Processes the photos that visitors load from stock hosts, one at a time, and shows the progress on the terminal's last line. */
async function forEachPhoto(content: Content, act: (photo: Entry) => Promise<unknown>): Promise<Report[]> {
  const photos = stockPhotos(content).filter(({ data }) => data?.stockUrl && !data.image);
  const reports: Report[] = [];
  const showProgress = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text}`);
  for (const photo of photos) {
    showProgress(`${reports.length + 1} of ${photos.length}  ${photo.slug}`);
    const problem = await act(photo).then(() => undefined, messageOf);
    reports.push({ file: photo.file, problem });
  }
  showProgress("");
  return reports;
}

/** The message of an error, or of its cause: that of "fetch failed" is the network's. */
function messageOf(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

/** Fetches a stock photo, no side longer than `side` pixels. Throws in an editor's words without an image. */
async function fetchImage(stockUrl: unknown, side: number): Promise<Buffer> {
  const url = hostOf(String(stockUrl)).whole(String(stockUrl), side);
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch((error: unknown) => {
    throw new Error(`the stock host cannot be reached: ${messageOf(error)}`);
  });
  if (!response.ok)
    throw new Error(`the stock host responds with ${response.status}: the photo is gone, or its URL is wrong`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if ("problem" in measureImage(bytes)) throw new Error("the stock host returns no image: check the photo's URL");
  return bytes;
}
