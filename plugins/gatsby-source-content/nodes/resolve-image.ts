import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureFile } from "gatsby-plugin-sharp";
import { imageData, type ImageArguments } from "../photos/image-data";
import { ownSource, type OwnPhoto } from "../photos/own";
import { stockSource, type StockPhoto } from "../photos/stock";

/** A photo's node. */
type PhotoNode = (OwnPhoto | StockPhoto) & { alt: string };

/** How Gatsby lets resolvers find nodes. It tracks what they find, and runs the query again when one of these nodes changes. */
export interface Context {
  nodeModel: {
    getNodeById: (args: { id: string }) => unknown;
    findOne: ((args: { type: "Company"; query: object }) => Promise<Record<string, unknown> | null>) &
      ((args: { type: "Photo"; query: object }) => Promise<PhotoNode | null>) &
      ((args: { type: "File"; query: object }) => Promise<PictureFile | null>);
  };
}

/** The same data for a photo at a stock host and for one of one's own. */
export async function resolveImage(
  photo: PhotoNode,
  args: ImageArguments,
  { nodeModel }: Context,
): Promise<IGatsbyImageData> {
  if (typeof photo.picture !== "string") return imageData(stockSource(photo), args);
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: `photos/${photo.picture}` } };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  if (!file) throw new Error(`gatsby-source-filesystem has not found content/photos/${photo.picture}`);
  return imageData(ownSource(photo, file), args);
}
