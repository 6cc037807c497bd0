import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileTypes } from "../kinds";
import type { Content } from "../read/content";
import { sectionTypeNames, type Types } from "../schema/sdl";
import { nodeFields } from "./node-fields";
import { isShown, relationsIn } from "./relations";

type Api = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNodesByType">;

/** Gatsby's nodes of content files, by file. */
type Files = ReadonlyMap<string, Node>;

/** The digest of each typed node that Gatsby was given, by its id. */
let made: ReadonlyMap<string, string> = new Map();

const digestsOf = (nodes: readonly NodeInput[]): typeof made =>
  new Map(nodes.map(({ id, internal }) => [id, internal.contentDigest]));

/** In `develop` Gatsby waits half a second after a change for more of them, unless it has so many: so it gets some that change nothing. */
const fullBatch = 100;

/**
 * Makes a typed node of each content file, and later updates the nodes of those that were edited, added or deleted since. All changes
 * go to Gatsby at once: if more came while it runs queries, again and again, Gatsby would take that for an endless loop and stop.
 */
export async function sourceContent(api: Api, content: Content, types: Types, files: Files): Promise<void> {
  const nodes = nodesOf(api, content, types, files);
  const before = [...fileTypes, ...sectionTypeNames(types)].flatMap(api.getNodesByType);
  const isFirst = made.size === 0;
  if (isFirst) {
    made = digestsOf(before);
    // Gatsby takes what it is not told of for gone, and what was made of it too. A file it may be told of late.
    for (const node of [...files.values(), ...before]) api.actions.touchNode(node);
  }
  for (const node of before) if (!nodes.has(node.id)) api.actions.deleteNode(node);
  const changed = [...nodes.values()].filter(({ id, internal }) => made.get(id) !== internal.contentDigest);
  const created = changed.map(async (node) => api.actions.createNode(node));
  const [first] = isFirst ? [] : changed;
  if (first) for (let count = 0; count <= fullBatch; count += 1) api.actions.touchNode(first);
  made = digestsOf([...nodes.values()]);
  await Promise.all(created);
}

/** Milliseconds between two looks at Gatsby's nodes, and how often to look. */
const [pause, looks] = [50, 100];

/**
 * Gatsby's nodes of the content files. gatsby-source-filesystem may go on before its watcher has seen every file
 * (https://github.com/paulmillr/chokidar/issues/1367): the others come soon.
 */
export async function fileNodes(api: Pick<Api, "getNodesByType">, content: Content): Promise<Files> {
  const files = new Set([...content.entries.keys(), ...content.pictures.keys()]);
  for (let look = 1; ; look += 1) {
    const named = api.getNodesByType("File").map((node) => [contentFile(String(node.absolutePath)), node] as const);
    const known = new Map(named.filter(([file]) => files.has(file)));
    if (known.size === files.size || look === looks) return known;
    await setTimeout(pause);
  }
}

/** As in "/home/ann/site/content/site.md" -> `content/site.md`. */
export const contentFile = (absolutePath: string): string =>
  path.relative(process.cwd(), absolutePath).split(path.sep).join("/");

/**
 * The node of each file that the site shows, by its id. The File node is its parent, but does not list it as a child: Gatsby deletes
 * the children of a File node with each save, and a page is to stay as it was while a save has mistakes. For the same reason the
 * node holds the text that was checked, and takes none from the file's MarkdownRemark node.
 */
function nodesOf(api: Api, content: Content, types: Types, files: Files): ReadonlyMap<string, NodeInput> {
  const relations = relationsIn(content, types);
  const shown = [...content.entries.values()].filter(isShown);
  return new Map(
    shown.map((entry) => {
      const id = api.createNodeId(entry.file);
      const fields = nodeFields(entry, content, types, relations, api.createNodeId);
      const markdown = entry.body.trim() && entry.body;
      const contentDigest = api.createContentDigest({ fields, markdown });
      const internal = { type: entry.typeName ?? "", contentDigest, content: markdown };
      return [id, { ...fields, id, parent: files.get(entry.file)?.id ?? null, children: [], internal }];
    }),
  );
}
