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
  const files = new Map(api.getNodesByType("File").map((file) => [contentFile(file), file]));
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

/** A File node's file, as in "content/site.md". */
export const contentFile = (file: Node): string =>
  path.relative(process.cwd(), String(file.absolutePath)).split(path.sep).join("/");
