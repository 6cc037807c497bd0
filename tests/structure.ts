import type { Content } from "../plugins/gatsby-source-content/read/content";
import { parseMarkdown } from "../plugins/gatsby-source-content/read/markdown";

/**
 * What pages are made of, whatever way it is written: each file's fields, and the tree of its text. Blanks and quotation marks within
 * words are those of a plain typewriter.
 */
export const structureOf = ({ entries }: Content): Record<string, unknown> =>
  Object.fromEntries(
    [...entries.values()].map(({ file, data, body }) => [
      file,
      JSON.parse(JSON.stringify({ data, text: parseMarkdown(body).children }, withoutStyle)) as unknown,
    ]),
  );

function withoutStyle(name: string, value: unknown): unknown {
  if (["position", "spread", "label"].includes(name)) return undefined;
  if (typeof value !== "string") return value;
  return value
    .replaceAll(/[\s\u2028\u2029]+/g, " ")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’‚]/g, "'");
}
