import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostOf } from "../../plugins/content-model/photo-hosts";
import { entriesOf, type Entry, type Content } from "../../plugins/content-model/read/content";
import { measureImage } from "../../plugins/content-model/read/read-image";
import { UserError } from "../../plugins/content-model/user-error";
import { withFields } from "../../plugins/content-model/write/write-fields";

/** The photos that visitors load from stock hosts. */
export const remotePhotos = (content: Content): Entry[] =>
  entriesOf(content, "photo").filter(({ data }) => data?.stockUrl && !data.image);

/** Requests a photo in a small size. Throws a UserError if the stock host does not return it. */
export const checkPhoto = ({ data }: Entry): Promise<unknown> => fetchImage(String(data?.stockUrl), 32);

/** The longest side of a downloaded image in pixels: enough for the largest photo on a sharp screen, and to crop it. */
const longestSide = 2560;

/** Downloads a photo to its folder in `root`, and adds the image to the photo's file. Throws a UserError if it cannot. */
export async function downloadPhoto(photo: Entry, root = "."): Promise<void> {
  const image = `${photo.slug}.jpg`;
  const imagePath = path.join(root, path.dirname(photo.file), image);
  if (existsSync(imagePath)) throw new UserError(`${image} exists already: name it under "image:", or delete it`);
  writeFileSync(imagePath, await fetchImage(String(photo.data?.stockUrl), longestSide));
  writeFileSync(path.join(root, photo.file), withFields(photo, { image }));
}

/** Fetches a stock photo, no side longer than `side` pixels. */
async function fetchImage(stockUrl: string, side: number): Promise<Buffer> {
  const url = hostOf(stockUrl)?.whole(stockUrl, side);
  if (url === undefined) throw new UserError("its stockUrl is wrong: npm run check says how to correct it");
  const request = fetch(url, { signal: AbortSignal.timeout(15_000) });
  const [{ ok, status }, bytes] = await request
    .then(async (response) => [response, Buffer.from(await response.arrayBuffer())] as const)
    .catch((error: unknown) => {
      // The network's message is the cause of "fetch failed".
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new UserError(`the stock host cannot be reached: ${String(reason)}`);
    });
  // The workflow "Stock photos" opens no issue for a host that "cannot be reached".
  if (status === 429 || status >= 500)
    throw new UserError(`the stock host cannot be reached: it responds with ${status}`);
  if (!ok) throw new UserError(`the stock host responds with ${status}: the photo is gone, or its URL is wrong`);
  if ("problem" in measureImage(bytes)) throw new UserError("the stock host returns no image: check the photo's URL");
  return bytes;
}
