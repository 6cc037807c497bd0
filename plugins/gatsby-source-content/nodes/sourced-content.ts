import type { Node, NodePluginArgs, Store } from "gatsby";
import { setTimeout } from "node:timers/promises";
import path from "node:path";
import { PlainError } from "../plain-error";
import { contentFrom, filesOnDisk, type Content } from "../read/content";
import { readText } from "../read/read-text";

export type FileApi = Pick<NodePluginArgs, "getNodesByType"> & { store: Pick<Store, "getState"> };

/** Milliseconds between two looks at Gatsby's File nodes. */
const pause = 50;

/** Milliseconds until a file that Gatsby has not taken in stops the build: far more than a busy machine needs. */
const patience = 60_000;

/** The content of the files that Gatsby has taken in. Throws a PlainError that names a file that does not come. */
export const sourcedContent = async (api: FileApi): Promise<Content> =>
  contentFrom(await sourcedFiles(api, filesOnDisk), readText);

/**
 * The files of `content/` that Gatsby has taken in, once these are all that are on the disk. gatsby-source-filesystem may go on
 * before its watcher has seen every file (https://github.com/paulmillr/chokidar/issues/1367), and Gatsby would build the site without
 * the others' pages.
 */
export async function sourcedFiles(api: FileApi, onDisk: () => string[], wait = patience): Promise<string[]> {
  for (const end = Date.now() + wait; ; await setTimeout(pause)) {
    const nodes = fileNodes(api);
    const files = onDisk();
    const late = files.filter((file) => !isTakenIn(nodes.get(file)));
    if (late.length === 0) return files;
    if (Date.now() >= end)
      throw new PlainError(
        `Gatsby has not taken in ${late.join(", ")}. Can the file be opened? If so, start again: the machine may have been too busy.`,
      );
  }
}

/** A markdown file is taken in when gatsby-transformer-remark has made its node as well. */
const isTakenIn = (node: Node | undefined): boolean =>
  node !== undefined && (node.internal.mediaType !== "text/markdown" || node.children.length > 0);

/**
 * The File nodes by file, as in "content/site.md". Gatsby keeps the nodes of the last build until all sources have run: those that
 * no source has made or confirmed since are old.
 */
export function fileNodes({ getNodesByType, store }: FileApi): ReadonlyMap<string, Node> {
  // Gatsby types its state as any function's result.
  const { nodesTouched } = (store.getState as () => { nodesTouched: ReadonlySet<string> })();
  const nodes = getNodesByType("File").filter(({ id }) => nodesTouched.has(id));
  return new Map(nodes.map((node) => [contentFile(String(node.absolutePath)), node]));
}

/** As in "/home/ann/site/content/site.md" -> `content/site.md`. */
export const contentFile = (absolutePath: string): string =>
  path.relative(process.cwd(), absolutePath).split(path.sep).join("/");
