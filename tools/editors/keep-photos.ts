import { existsSync } from "node:fs";
import path from "node:path";
import { hostOf } from "../../src/photos";
import { entriesOf, type Content } from "../../src/content/read/content";
import type { Entry } from "../../src/content/read/entry";
import { lookAt } from "../../src/content/read/picture";
import { didYouMean } from "../../src/content/check/suggest";
import { withFields } from "../../src/content/write/write-fields";
import { writeWhole } from "../../src/content/write/write-whole";
import type { Ask } from "./ask-host";

/** Pixels of the longest side: as many as the largest place shows on a sharp screen, with room for another crop. */
const side = 2560;

/** What became of one photo. */
export interface Kept {
  /** As in "content/photos/terrace.md". */
  file: string;
  /** Why it is not kept, in an editor's words; undefined when it is. */
  problem?: string;
}

/**
 * Fetches stock photos into `content/photos/` below `root`, and names each picture in its photo's file; all of them, or those of
 * the names. One that has a picture already is left alone. A photo that cannot be fetched is told, and its file left as it is.
 */
export async function keepPhotos(
  root: string,
  content: Content,
  names: readonly string[],
  ask: Ask,
  tell: (name: string, at: number, of: number) => void,
): Promise<Kept[]> {
  const all = entriesOf(content, "photo");
  const known = all.map(({ name }) => name);
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name): Kept => ({
      file: `content/photos/${name}.md`,
      problem: `there is no such photo.${didYouMean(name, known)}`,
    }));
  const wanted = all.filter(({ name, data }) => !data?.picture && (names.length === 0 || names.includes(name)));
  const kept: Kept[] = [];
  for (const [at, photo] of wanted.entries()) {
    tell(photo.name, at + 1, wanted.length);
    kept.push({ file: photo.file, ...(await keep(root, photo, ask)) });
  }
  return [...unknown, ...kept];
}

async function keep(root: string, photo: Entry, ask: Ask): Promise<{ problem?: string }> {
  const picture = `${photo.name}.jpg`;
  const place = path.join(root, path.dirname(photo.file), picture);
  if (existsSync(place)) return { problem: `${picture} is there already: name it under "picture:", or delete it` };
  try {
    const source = String(photo.data?.source);
    const { status, body } = await ask(hostOf(source).whole(source, side));
    if (status !== 200)
      return { problem: `the stock host answers ${status}: the photo is gone, or its address is wrong` };
    const look = lookAt(body);
    if ("problem" in look) return { problem: `what the stock host sends ${look.problem}` };
    writeWhole(place, body);
    const file = path.join(root, photo.file);
    writeWhole(file, withFields(photo, { picture }));
    return {};
  } catch (error) {
    return { problem: `it cannot be fetched: ${error instanceof Error ? error.message : String(error)}` };
  }
}
