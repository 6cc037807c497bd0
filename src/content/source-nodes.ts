import type { NodePluginArgs } from "gatsby";
import type { Content } from "./content";
import type { Entry } from "./entry";
import { nodeFields } from "./nodes";
import { isShown, relationsIn, type Relations } from "./relations";
import type { Types } from "./sdl";

type Api = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

/** The files that have nodes. */
let known = new Set<string>();

/**
 * Makes a typed node of each content file. The node's content is the markdown under the frontmatter, so that
 * gatsby-transformer-remark adds a MarkdownRemark node as its child. Nodes that did not change are only touched, and those
 * whose file is gone are deleted, so this may run at any time.
 *
 * The nodes are no children of the File nodes: Gatsby would delete them with every save, also with one that breaks the file.
 */
export async function createContentNodes(api: Api, content: Content, types: Types): Promise<void> {
  const shown = [...content.entries.values()].filter(isShown);
  const files = new Set(shown.map(({ file }) => file));
  for (const file of known) {
    const node = files.has(file) ? undefined : api.getNode(api.createNodeId(file));
    if (node) api.actions.deleteNode(node);
  }
  known = files;
  const relations = relationsIn(content, types);
  for (const entry of shown) await createContentNode(api, entry, content, types, relations);
}

async function createContentNode(
  api: Api,
  entry: Entry,
  content: Content,
  types: Types,
  relations: Relations,
): Promise<void> {
  const fields = nodeFields(entry, content, types, relations, api.createNodeId);
  // The line break keeps gray-matter from taking a rule at the start of the text for a fence.
  const markdown = entry.body.trim() && `\n${entry.body}`;
  await api.actions.createNode({
    ...fields,
    id: api.createNodeId(entry.file),
    parent: null,
    children: [],
    internal: {
      type: entry.typeName ?? "",
      contentDigest: api.createContentDigest({ fields, markdown }),
      ...(markdown && { mediaType: "text/markdown", content: markdown }),
    },
  });
}
