import { mkdir, rename, rm } from "node:fs/promises";

/**
 * Fills a new folder beside the last one, then puts it in its place. So a half-written folder never stands there. `fill` gets the
 * new folder and the last one, which may not exist. Returns what `fill` returns.
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
