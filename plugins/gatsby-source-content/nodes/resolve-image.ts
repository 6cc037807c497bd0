import type { PictureFile } from "gatsby-plugin-sharp";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isRecord } from "../record";
import { imageData, type ImageArguments } from "../photos/image-data";
import { ownImageData, type OwnPhoto } from "../photos/own";
import { stockSource, type StockPhoto } from "../photos/stock";

/** How Gatsby lets resolvers find nodes. It tracks what they find, and runs the query again when one of these nodes changes. */
export interface Context {
  nodeModel: {
    getNodeById: (args: { id: string }) => unknown;
    findOne: (args: { type: string; query: object }) => Promise<Record<string, unknown> | null>;
  };
}

/** A photo's node. */
type PhotoNode = (OwnPhoto | StockPhoto) & { alt: string };

export const isPhoto = (node: unknown): node is PhotoNode =>
  isRecord(node) &&
  (typeof node.picture === "string" || typeof node.source === "string") &&
  typeof node.alt === "string" &&
  typeof node.focus === "string";

const isOwn = (photo: PhotoNode): photo is OwnPhoto & PhotoNode => "picture" in photo && Boolean(photo.picture);

/** The same data for a photo at a stock host and for one of one's own. */
export const resolveImage = async (
  photo: PhotoNode,
  args: ImageArguments,
  context: Context,
): Promise<IGatsbyImageData> =>
  isOwn(photo) ? ownImageData(photo, args, await fileOf(photo, context)) : imageData(stockSource(photo), args);

/** gatsby-source-filesystem's node of a picture. Gatsby runs the query again when the picture changes. */
async function fileOf({ picture }: OwnPhoto, { nodeModel }: Context): Promise<PictureFile> {
  const place = { sourceInstanceName: { eq: "content" }, relativePath: { eq: `photos/${picture}` } };
  const file = await nodeModel.findOne({ type: "File", query: { filter: place } });
  if (!isFile(file)) throw new Error(`gatsby-source-filesystem has not found content/photos/${picture}`);
  return file;
}

const isFile = (node: unknown): node is PictureFile =>
  isRecord(node) &&
  typeof node.absolutePath === "string" &&
  typeof node.name === "string" &&
  isRecord(node.internal) &&
  typeof node.internal.contentDigest === "string";
