import type { Node } from "gatsby";
import type { PictureFile } from "gatsby-plugin-sharp";

/** The node of a content file: its fields as they are written, without tokens and defaults, which are for resolvers. */
export interface ContentNode extends Node {
  [field: string]: unknown;
  /** As in "content/pages/about/story.md". */
  file: string;
  slug: string;
  /** The photos in its text, by name. */
  pictured: readonly string[];
}

export interface PhotoNode extends ContentNode {
  alt: string;
  image?: string;
  stockUrl?: string;
  focus?: Queries.Focus;
  width?: number;
  height?: number;
}

interface Nodes {
  Company: ContentNode;
  Page: ContentNode;
  Section: ContentNode;
  Photo: PhotoNode;
  Form: ContentNode;
  File: Node & PictureFile;
}

/** How Gatsby lets resolvers find nodes. It tracks what they find, and runs the query again when one of these nodes changes. */
export interface Context {
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    getNodesByIds: (args: { ids: string[] }) => ContentNode[];
    findOne: <Type extends keyof Nodes>(args: { type: Type; query: object }) => Promise<Nodes[Type] | null>;
    findAll: <Type extends keyof Nodes>(args: {
      type: Type;
      query: object;
    }) => Promise<{ entries: Iterable<Nodes[Type]> }>;
  };
}

export const findCompany = ({ nodeModel }: Context): Promise<ContentNode | null> =>
  nodeModel.findOne({ type: "Company", query: {} });

export const findPhoto = ({ nodeModel }: Context, name: string): Promise<PhotoNode | null> =>
  nodeModel.findOne({ type: "Photo", query: { filter: { slug: { eq: name } } } });

/** All nodes of a type, or those that a filter lets through. */
export async function findAll<Type extends keyof Nodes>(
  { nodeModel }: Context,
  type: Type,
  filter: object = {},
): Promise<Nodes[Type][]> {
  return [...(await nodeModel.findAll({ type, query: { filter } })).entries];
}

/** The node that Gatsby has of a file of content/, as in "content/photos/kitchen.jpg". */
export function findFile({ nodeModel }: Context, file: string): Promise<Nodes["File"] | null> {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: file.replace(/^content\//, "") } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** What the site makes of a file; undefined for an image, and for a draft that is left out. */
export const contentNodeOf = ({ nodeModel }: Context, file: Node | null): ContentNode | undefined =>
  nodeModel.getNodesByIds({ ids: file?.children ?? [] }).find(({ internal }) => internal.type !== "MarkdownRemark");
