import type { NodeInput, NodePluginArgs } from "gatsby";
import { fileTypes } from "../kinds";
import type { Content } from "../read/content";
import { nodeFields } from "./node-fields";
import { isShown, relationsIn } from "./relations";
import { fileNodes, type FileApi } from "./sourced-content";
import { sectionTypeNames, type Types } from "../schema/sdl";

type Api = FileApi & Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

/** The digest of each typed node, by its id. */
const made = new Map<string, string>();

/** Makes a typed node of each content file. A warm build starts from the typed nodes of the last one. */
export async function sourceContent(api: Api, content: Content, types: Types): Promise<void> {
  made.clear();
  for (const type of [...fileTypes, ...sectionTypeNames(types)])
    for (const { id, internal } of api.getNodesByType(type)) made.set(id, internal.contentDigest);
  await updateContent(api, content, types);
}

/** In `develop` Gatsby waits half a second after a change for more of them, unless it has so many: so it gets some that change nothing. */
const fullBatch = 100;

/**
 * Updates the nodes of the files that were edited, added or deleted since. All changes go to Gatsby at once: if more came while it
 * runs queries, again and again, Gatsby would take that for an endless loop and stop.
 */
export async function updateContent(api: Api, content: Content, types: Types): Promise<void> {
  const nodes = nodesOf(api, content, types);
  for (const id of made.keys()) {
    const node = nodes.has(id) ? undefined : api.getNode(id);
    if (node) api.actions.deleteNode(node);
  }
  const changed = [...nodes.values()].filter(({ id, internal }) => made.get(id) !== internal.contentDigest);
  made.clear();
  for (const [id, { internal }] of nodes) made.set(id, internal.contentDigest);
  const created = changed.map(async (node) => api.actions.createNode(node));
  const [node] = changed;
  if (node) for (let count = 0; count <= fullBatch; count += 1) api.actions.touchNode(node);
  await Promise.all(created);
}

/**
 * The node of each file that the site shows, by its id. The File node is its parent, but does not list it as a child: Gatsby deletes
 * the children of a File node with each save, and a page is to stay as it was while a save has mistakes. For the same reason the
 * node holds the text that was checked, and takes none from the file's MarkdownRemark node.
 */
function nodesOf(api: Api, content: Content, types: Types): Map<string, NodeInput> {
  const relations = relationsIn(content, types);
  const parents = fileNodes(api);
  const shown = [...content.entries.values()].filter(isShown);
  return new Map(
    shown.map((entry) => {
      const id = api.createNodeId(entry.file);
      const fields = nodeFields(entry, content, types, relations, api.createNodeId);
      const markdown = entry.body.trim() && entry.body;
      const contentDigest = api.createContentDigest({ fields, markdown });
      const internal = { type: entry.typeName ?? "", contentDigest, content: markdown };
      return [id, { ...fields, id, parent: parents.get(entry.file)?.id ?? null, children: [], internal }];
    }),
  );
}
