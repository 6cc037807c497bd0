import type { NodePluginArgs } from "gatsby";

/** What was parsed, by the digest of its text. It must be what JSON can say. */
type Results = Record<string, unknown>;

/** While `withKeptResults` works: those of the last build, and those of this one. */
let results: { last: Results; next: Results; digest: (text: string) => string } | undefined;

/**
 * Does something with what the last build parsed at hand, and leaves what it used for the next one: parsing takes most of the time in
 * which 1,000 pages are checked, and few of their files change from build to build. Gatsby empties its cache when a plugin changes.
 */
export async function withKeptResults<Done>(
  { cache, createContentDigest }: Pick<NodePluginArgs, "cache" | "createContentDigest">,
  act: () => Done,
): Promise<Done> {
  const last = (await cache.get("parsed")) as Results | undefined;
  const { next } = (results = { last: last ?? {}, next: {}, digest: createContentDigest });
  const done = act();
  results = undefined;
  await cache.set("parsed", next);
  return done;
}

/** A pure function of a text whose results are kept from build to build. `name` tells them from those of other functions. */
export const kept =
  <Result>(name: string, make: (text: string) => Result) =>
  (text: string): Result => {
    if (!results) return make(text);
    const key = name + results.digest(text);
    // Under this name stands only what `make` returned.
    const result = (results.last[key] as Result | undefined) ?? make(text);
    results.next[key] = result;
    return result;
  };
