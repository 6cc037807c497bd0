import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureFile } from "gatsby-plugin-sharp";
import { imageData, type ImageArguments } from "../photos/image-data";
import { ownSource } from "../photos/own";
import { stockSource } from "../photos/stock";
import { pictureFile } from "../read/content";
import { readPicture } from "../read/read-picture";
import { findFile, type Context, type PhotoNode } from "./context";

/** The same data for a photo at a stock host and for one of one's own. */
export async function resolveImage(
  photo: PhotoNode,
  args: ImageArguments,
  context: Context,
): Promise<IGatsbyImageData> {
  const { source = "", focus = "centre" } = photo;
  if (photo.picture === undefined) return imageData(stockSource({ ...photo, source, focus }), args);
  const own = await ownPicture(photo, context);
  if (!own) throw new Error(`There is no picture ${pictureFile({ data: photo })}`);
  return imageData(ownSource({ ...own.size, focus }, own.file), args);
}

/** Pixels of a photo: a picture of one's own says them itself. */
export const sizeOf = async (photo: PhotoNode, context: Context): Promise<{ width?: number; height?: number }> =>
  photo.picture === undefined ? photo : ((await ownPicture(photo, context))?.size ?? {});

async function ownPicture(
  photo: PhotoNode,
  context: Context,
): Promise<{ file: PictureFile; size: { width: number; height: number } } | undefined> {
  const file = await findFile(context, pictureFile({ data: photo }) ?? "");
  const size = file && readPicture(file.absolutePath);
  return size && "width" in size ? { file, size } : undefined;
}
