import type { Node } from "gatsby";
import type { ImageFile } from "gatsby-plugin-sharp";
import type { StockPhoto } from "../photos/stock";

/** The node of a content file: the file's own fields. Resolvers fill in placeholders and defaults. */
export interface ContentNode extends Node {
  [field: string]: unknown;
  /** For example "content/pages/about/story.md". */
  file: string;
  slug: string;
  /** The slugs of the photos in its text. */
  photoSlugs: readonly string[];
}

export interface PhotoNode extends ContentNode, Partial<StockPhoto> {
  alt: string;
  image?: string;
}

interface Nodes {
  Company: ContentNode;
  Page: ContentNode;
  Section: ContentNode;
  Photo: PhotoNode;
  Form: ContentNode;
  File: Node & ImageFile;
}

/** Gatsby's context of resolvers. It tracks the nodes that they find, and runs the query again when one changes. */
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

/** All nodes of a type that match a filter. */
export async function findAll<Type extends keyof Nodes>(
  { nodeModel }: Context,
  type: Type,
  filter: object = {},
): Promise<Nodes[Type][]> {
  return [...(await nodeModel.findAll({ type, query: { filter } })).entries];
}

/** The File node of a file in content/, for example "content/photos/kitchen.jpg". */
export function findFile({ nodeModel }: Context, file: string): Promise<Nodes["File"] | null> {
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: file.replace(/^content\//, "") } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** The content node of a File node; undefined for an image, and for a draft that is not included. */
export const contentNodeOf = ({ nodeModel }: Context, file: Node | null): ContentNode | undefined =>
  nodeModel.getNodesByIds({ ids: file?.children ?? [] }).find(({ internal }) => internal.type !== "MarkdownRemark");
