import type { Node, NodePluginArgs } from "gatsby";
import path from "node:path";
import { validatorOf } from "../check/validators";
import { showsDrafts } from "../preview";
import { readEntry, type Entry } from "../read/entry";
import { markdownNodes, photoName } from "../read/markdown";
import { isDraft } from "../read/pages";
import { readText } from "../read/read-text";
import type { Types } from "../schema/sdl";

/** The file of a File node, as in "content/site.md". */
export const contentFile = ({ absolutePath }: Record<string, unknown>): string =>
  path.relative(process.cwd(), String(absolutePath)).split(path.sep).join("/");

/** Each file as it last was without a mistake that GraphQL cannot answer: what `gatsby develop` shows while it has one. */
const sound = new Map<string, Entry>();

/**
 * Makes the typed node of a content file, as a child of its File node: Gatsby deletes it when the file changes or goes, and then calls
 * this again. It has what is written in the file. All that depends on other files, or on the types, is for the resolvers.
 */
export function createContentNode(
  { actions, createNodeId, createContentDigest, getNode }: NodePluginArgs,
  node: Node,
  types: Types,
): void {
  const read = readEntry(contentFile(node), readText);
  if (read && isSound(read, types)) sound.set(read.file, read);
  const entry = read && sound.get(read.file);
  if (!entry) return;
  const id = createNodeId(`${node.id} >>> ${entry.typeName}`);
  // Gatsby keeps nodes from build to build, and the last one may have shown drafts.
  const last = getNode(id);
  if (!isShown(entry)) return last && actions.deleteNode(last);
  const { file, slug, typeName, body, data } = entry;
  const pictured = markdownNodes(entry, "image").flatMap(({ node }) => photoName(node.url) ?? []);
  const fields = { slug, ...data, file, pictured };
  const content = body.trim() && body;
  const internal = { type: typeName ?? "", content, contentDigest: createContentDigest({ fields, content }) };
  const child = { ...fields, id, parent: node.id, children: [], internal };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Mistakes that GraphQL cannot answer, or that take one of Gatsby's own names. Other rules may find more. */
const unanswerable = ["required", "type", "enum", "additionalProperties"];

function isSound({ data, typeName = "" }: Entry, types: Types): boolean {
  const validate = data && validatorOf(types)(typeName);
  if (!validate) return false;
  return validate(data) || !validate.errors?.some(({ keyword }) => unanswerable.includes(keyword));
}

/** Whether the site shows a file: a draft is left out of a build that is to be published. */
const isShown = (entry: Entry): boolean => !isDraft(entry) || showsDrafts(process.env);
