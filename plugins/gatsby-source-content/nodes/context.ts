import type { Node } from "gatsby";
import type { ImageFile } from "gatsby-plugin-sharp";
import type { GraphQLResolveInfo } from "graphql";
import { memoize } from "../../content-model/memoize";

/** The node of a content file: the file's own fields. Resolvers fill in placeholders and defaults. */
export interface ContentNode extends Node {
  [field: string]: unknown;
  file: string;
  slug: string;
  photoSlugs: readonly string[];
}

export interface PhotoNode extends ContentNode {
  alt: string;
  image?: string;
  stockUrl?: string;
  focus?: Queries.Focus;
  width?: number;
  height?: number;
}

interface Nodes extends Record<"Company" | "Page" | "Section" | "Form", ContentNode> {
  Photo: PhotoNode;
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

export type Resolve = (source: never, args: never, context: Context, info: Info) => unknown;

interface Info extends GraphQLResolveInfo {
  originalResolver: (source: unknown, args: unknown, context: Context, info: Info) => unknown;
}

/** Keeps `gatsby develop` running when it searches for a node that Gatsby is replacing. Gatsby then runs the query again. */
const recover =
  <Result>(result: Result) =>
  (error: unknown): Result => {
    if (process.env.gatsby_executing_command === "develop") return result;
    throw error;
  };

const findOne = <Type extends keyof Nodes>({ nodeModel }: Context, type: Type, filter = {}) =>
  nodeModel.findOne({ type, query: { filter } }).catch(recover(null));

export const findCompany = (context: Context): Promise<ContentNode | null> => findOne(context, "Company");

export const findPhoto = (context: Context, name: string): Promise<PhotoNode | null> =>
  findOne(context, "Photo", { slug: { eq: name } });

/** All nodes of a type that match a filter. */
export const findAll = <Type extends keyof Nodes>({ nodeModel }: Context, type: Type, filter = {}) =>
  nodeModel
    .findAll({ type, query: { filter } })
    .then(({ entries }) => [...entries])
    .catch(recover<Nodes[Type][]>([]));

/** All sections, found once for each query: there may be thousands, and each photo needs them. */
export const findSections = memoize((context: Context) => findAll(context, "Section"));

/** The File node of a file in content/, for example "content/photos/kitchen.jpg". */
export const findFile = (context: Context, file: string): Promise<Nodes["File"] | null> =>
  findOne(context, "File", {
    sourceInstanceName: { eq: "content" },
    relativePath: { eq: file.replace(/^content\//, "") },
  });

/** The child of a File node for which `fits` is true. */
export const childOf = ({ nodeModel }: Context, file: Node | null, fits: (child: Node) => boolean) =>
  nodeModel.getNodesByIds({ ids: file?.children ?? [] }).find(fits);

/** The content node of a File node, which other plugins may give children too; undefined for an image, and for a draft that is not included. */
export const contentNodeOf = (context: Context, file: Node | null): ContentNode | undefined =>
  childOf(context, file, ({ internal }) => internal.owner === "gatsby-source-content");
