import { mkdir, rename, rm } from "node:fs/promises";

/**
 * Fills a new folder and puts it in the place of the last one, whole: at no time does a half-written one stand there.
 * `fill` is given the new folder and the last one, which may not exist; what it gives is given back.
 */
export async function replaceFolder<Result>(
  place: string,
  fill: (next: string, last: string) => Promise<Result>,
): Promise<Result> {
  const next = `${place}.next`;
  const old = `${place}.old`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  const result = await fill(next, place);
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(next, place);
  await rm(old, { recursive: true, force: true });
  return result;
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
