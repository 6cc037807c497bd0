import path from "node:path";
import type { Configuration } from "webpack";

/**
 * Gatsby's application as `gatsby develop` serves it, with the overlay, and without Gatsby's own lint, which knows nothing
 * of ours and fails beside a newer ESLint.
 */
export function withOverlay({ entry, plugins, ...config }: Configuration): Configuration {
  if (typeof entry !== "object" || Array.isArray(entry))
    throw new Error("Gatsby no longer names the entries of its application");
  const { commons } = entry;
  if (!Array.isArray(commons)) throw new Error("Gatsby's application no longer starts in a list of files");
  return {
    ...config,
    entry: { ...entry, commons: [...commons, path.resolve("src/develop/overlay.ts")] },
    plugins: plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
  };
}
