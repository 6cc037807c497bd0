import sharp from "sharp";
import { entriesOf, type Content } from "../../src/content/read/content";
import type { Entry } from "../../src/content/read/entry";
import type { Ask } from "./ask-host";

/** What the stock host said about one photo. */
export interface PhotoReport {
  photo: Entry;
  /** What is wrong, in an editor's words; undefined when the photo is there. */
  problem?: string;
  /** The original's size in pixels. */
  size?: { width: number; height: number };
}

/** Asks the stock host about each photo that visitors fetch from it, in turn, and says before each which one it is. */
export async function checkPhotos(
  content: Content,
  ask: Ask,
  tell: (name: string, at: number, of: number) => void,
): Promise<PhotoReport[]> {
  const photos = entriesOf(content, "photo").filter(({ data }) => !data?.picture);
  const reports: PhotoReport[] = [];
  for (const [at, photo] of photos.entries()) {
    tell(photo.name, at + 1, photos.length);
    reports.push(await reportOf(photo, ask));
  }
  return reports;
}

async function reportOf(photo: Entry, ask: Ask): Promise<PhotoReport> {
  try {
    // The original's pixels, compressed as far as they go.
    const { status, body } = await ask(`${String(photo.data?.source)}?fm=jpg&q=10`);
    if (status !== 200)
      return { photo, problem: `the stock host answers ${status}: the photo is gone, or its address is wrong` };
    const { width, height } = await sharp(body).metadata();
    return { photo, size: { width, height } };
  } catch (error) {
    return {
      photo,
      problem: `the stock host cannot be asked: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
