import type { Node, NodePluginArgs } from "gatsby";
import path from "node:path";
import { hash } from "node:crypto";
import { memoize } from "../../content-model/memoize";
import { validatorOf } from "../../content-model/schema/ajv";
import { currentEntry } from "../checked-content";
import { showsDrafts } from "../../content-model/preview";
import type { Entry } from "../../content-model/read/content";
import { markdownNodes, photoName } from "../../content-model/read/markdown";
import { isDraft } from "../../content-model/read/pages";
import type { Types } from "../../content-model/schema/sdl";

/** The file of a File node, for example "content/site.md". */
export const contentFile = ({ absolutePath }: Record<string, unknown>): string =>
  path.relative(process.cwd(), String(absolutePath)).split(path.sep).join("/");

/** A hash of the types: resolvers apply their defaults, and Gatsby runs queries again only when a node changes. */
export const hashOf = memoize((types: Types) => hash("sha256", JSON.stringify([...types])));

/** What nodes depend on besides their own files. */
export const nodeBasis = (types: Types): string => `${hashOf(types)} ${showsDrafts(process.env)}`;

/** The last queryable version of each file, which `gatsby develop` shows while the file has an error. */
const lastQueryable = new Map<string, Entry>();

/** Creates the content node of a file as a child of its File node, with which Gatsby deletes it. Resolvers add what depends on other files. */
export function createContentNode(api: NodePluginArgs, node: Node, types: Types): void {
  const { actions, createNodeId, createContentDigest, getNode } = api;
  const current = currentEntry(contentFile(node));
  if (current && isQueryable(current, types)) lastQueryable.set(current.file, current);
  const entry = current && lastQueryable.get(current.file);
  if (!entry) return;
  const id = createNodeId(`${node.id} >>> ${entry.typeName}`);
  // Gatsby caches nodes, and the previous build may have included drafts.
  const cached = getNode(id);
  if (isDraft(entry) && !showsDrafts(process.env)) return cached && actions.deleteNode(cached);
  const { file, slug, typeName, body, data } = entry;
  const photoSlugs = markdownNodes(entry, "image").flatMap(({ node }) => photoName(node.url) ?? []);
  const fields = { slug, ...data, file, photoSlugs };
  const content = body.trim() && body;
  const contentDigest = createContentDigest(JSON.stringify([fields, content, hashOf(types)]));
  // Gatsby keeps the children of an unchanged file.
  if (cached?.internal.contentDigest === contentDigest) return;
  const internal = { type: typeName ?? "", content, contentDigest };
  const child = { ...fields, id, parent: node.id, children: [], internal };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Errors that would break queries, or overwrite a field of Gatsby's nodes. */
const unqueryable = ["required", "type", "enum", "additionalProperties"];

function isQueryable({ data, typeName = "" }: Entry, types: Types): boolean {
  const validate = data && validatorOf(types, typeName);
  if (!validate) return false;
  return validate(data) || !validate.errors?.some(({ keyword }) => unqueryable.includes(keyword));
}
