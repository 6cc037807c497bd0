import type { NodeInput, NodePluginArgs } from "gatsby";
import type { Content } from "../read/content";
import { nodeFields } from "./node-fields";
import { isShown, relationsIn } from "./relations";
import type { Types } from "../schema/sdl";

type Api = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

/** The digest of each file's node. */
const made = new Map<string, string>();

/**
 * Makes a typed node of each content file. The node's content is the markdown under the frontmatter, so that
 * gatsby-transformer-remark adds a MarkdownRemark node as its child.
 */
export async function sourceContent(api: Api, content: Content, types: Types): Promise<void> {
  made.clear();
  await updateContent(api, content, types);
}

/**
 * Updates the nodes of the files that were edited, added or deleted since. All changes go to Gatsby at once: if more came while it
 * runs queries, again and again, Gatsby would take that for an endless loop and stop.
 */
export async function updateContent(api: Api, content: Content, types: Types): Promise<void> {
  const nodes = nodesOf(api, content, types);
  for (const file of made.keys()) {
    const node = nodes.has(file) ? undefined : api.getNode(api.createNodeId(file));
    if (node) api.actions.deleteNode(node);
  }
  const changed = [...nodes].filter(([file, { internal }]) => made.get(file) !== internal.contentDigest);
  made.clear();
  for (const [file, { internal }] of nodes) made.set(file, internal.contentDigest);
  await Promise.all(changed.map(async ([, node]) => api.actions.createNode(node)));
}

/** The node of each file that the site shows. */
function nodesOf(api: Api, content: Content, types: Types): Map<string, NodeInput> {
  const relations = relationsIn(content, types);
  const shown = [...content.entries.values()].filter(isShown);
  return new Map(
    shown.map((entry) => {
      const fields = nodeFields(entry, content, types, relations, api.createNodeId);
      // Without the line break, gray-matter would take a rule (---) at the start of the text for the start of frontmatter.
      const markdown = entry.body.trim() && `\n${entry.body}`;
      const internal = {
        type: entry.typeName ?? "",
        contentDigest: api.createContentDigest({ fields, markdown }),
        ...(markdown && { mediaType: "text/markdown", content: markdown }),
      };
      return [entry.file, { ...fields, id: api.createNodeId(entry.file), parent: null, children: [], internal }];
    }),
  );
}
