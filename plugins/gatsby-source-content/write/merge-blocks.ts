import { parseMarkdown } from "../read/markdown";

/** The new text, in which each unchanged paragraph, list or heading keeps its old source. */
export function mergeBlocks(before: string, now: string): string {
  const blocks = (text: string) =>
    parseMarkdown(text).children.map(({ position, ...node }) => {
      const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
      const structure = JSON.stringify(node, (name, value: unknown) => (name === "position" ? undefined : value));
      return { structure, from, to, source: text.slice(from, to) };
    });
  const old = new Map(blocks(before).map(({ structure, source }) => [structure, source]));
  return blocks(now).reduceRight(
    (text, { structure, from, to, source }) => text.slice(0, from) + (old.get(structure) ?? source) + text.slice(to),
    now,
  );
}
