import sharp from "sharp";
import { entriesOf, type Content } from "../../src/content/read/content";
import type { Entry } from "../../src/content/read/entry";
import type { Ask } from "./ask-host";
import { lineLike, linesOf } from "./lines";

/** What the stock host said about one photo. */
export interface PhotoReport {
  photo: Entry;
  /** What is wrong, in an editor's words; undefined when the photo is there. */
  problem?: string;
  /** The original's size in pixels. */
  size?: { width: number; height: number };
}

/** Asks the stock host about each photo in turn, and says before each which one it is. */
export async function checkPhotos(
  content: Content,
  ask: Ask,
  tell: (name: string, at: number, of: number) => void,
): Promise<PhotoReport[]> {
  const photos = entriesOf(content, "photo");
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

/** The photo's file with its size written down; everything else stays as it was. */
export function withSize({ text, data, bodyLine, placeOf }: Entry, size: NonNullable<PhotoReport["size"]>): string {
  const lines = linesOf(text);
  const end = bodyLine - 2; // The closing fence, from 0.
  const indent = " ".repeat(placeOf(["source"], "key").column - 1);
  const added: string[] = [];
  for (const [name, value] of Object.entries(size)) {
    const at = placeOf([name], "key").line - 1;
    const written = data && name in data ? lines[at] : undefined;
    if (written === undefined) added.push(lineLike(lines[end - 1] ?? "", `${indent}${name}: ${value}`));
    // Whatever stands behind the number stays, as a note after a # does.
    else lines[at] = written.replace(/:[ \t]*[^\s#]*/, `: ${value}`);
  }
  return [...lines.slice(0, end), ...added, ...lines.slice(end)].join("");
}
