import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import path from "node:path";
import type { Content } from "./content";
import { isShown, nodeFields } from "./nodes";
import type { Types } from "./sdl";

type Api = CreateNodeArgs | SourceNodesArgs;

/**
 * Makes a typed node of each content file, as a child of its File node beside the MarkdownRemark node that holds its text.
 * Nodes that did not change are only touched, so this may run over all of the content at any time.
 */
export async function createContentNodes(api: Api, content: Content, types: Types): Promise<void> {
  const { actions } = api;
  const files = await readFiles(api, content);
  const idOf = (file: string): string => api.createNodeId(file);
  for (const entry of content.entries.values()) {
    const id = idOf(entry.file);
    const parent = files.get(entry.file);
    const known = api.getNode(id);
    if (known && !isShown(entry)) actions.deleteNode(known);
    if (!entry.typeName || !types.has(entry.typeName) || !isShown(entry) || !parent) continue;
    const fields = nodeFields(entry, content, types, idOf);
    await actions.createNode({
      ...fields,
      id,
      parent: parent.id,
      children: [],
      internal: { type: entry.typeName, contentDigest: api.createContentDigest(fields) },
    });
    const created = api.getNode(id);
    if (created && !parent.children.includes(id)) actions.createParentChildLink({ parent, child: created });
  }
}

/** How long to wait for files that Gatsby has not read yet, in milliseconds. */
const patience = 30_000;

/**
 * The File nodes of all content. On a busy machine Gatsby's file plugin says that it is ready before it has read every file;
 * a page whose file came later would be left out of the site without a word.
 */
async function readFiles(api: Api, content: Content): Promise<Map<string, Node>> {
  const end = Date.now() + patience;
  for (;;) {
    const files = new Map(api.getNodesByType("File").map((file) => [contentFile(file), file]));
    const missing = [...content.entries.keys()].filter((file) => !files.has(file));
    if (missing.length === 0) return files;
    if (Date.now() > end) throw new Error(`Gatsby has not read ${missing.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A File node's file, as in "content/site.md". */
export const contentFile = (file: Node): string =>
  path.relative(process.cwd(), String(file.absolutePath)).split(path.sep).join("/");
