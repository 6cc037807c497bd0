import type { IGatsbyImageData } from "gatsby-plugin-image";
import { imageData, uncropped, type ImageArguments } from "../photos/image-data";
import { isTransparent, localSource, onWhite } from "../photos/local";
import { stockSource } from "../photos/stock";
import { imageFile } from "../../content-model/read/content";
import { readImage } from "../../content-model/read/read-image";
import { findFile, type Context, type PhotoNode } from "./context";

/** Resolves the image data of a stock photo or of a local image. */
export const resolveImage =
  (prefix: string) =>
  async (photo: PhotoNode, request: ImageArguments, context: Context): Promise<IGatsbyImageData> => {
    const { focus: wanted = "centre" } = photo;
    // Only images for link previews are fixed: every network crops them.
    const focus = wanted === "whole" && request.layout === "fixed" ? "centre" : wanted;
    const args = focus === "whole" ? uncropped(request) : request;
    if (photo.image === undefined) return imageData(stockSource({ ...photo, focus }), args);
    const local = await localImage(photo, context);
    if (!local) throw new Error(`There is no image ${imageFile({ data: photo })}`);
    const { file, size } = local;
    const transparent = await isTransparent(file.absolutePath);
    const opaque = transparent ? await onWhite(file) : file;
    const backgroundColor = transparent ? "transparent" : undefined;
    return imageData(localSource(file, opaque, size, focus, prefix), { ...args, backgroundColor });
  };

/** The size of a photo in pixels: of the image itself if it is local. */
export const sizeOf = async (photo: PhotoNode, context: Context): Promise<{ width?: number; height?: number }> =>
  photo.image === undefined ? photo : ((await localImage(photo, context))?.size ?? {});

async function localImage(photo: PhotoNode, context: Context) {
  const file = await findFile(context, imageFile({ data: photo }) ?? "");
  const size = file && readImage(file.absolutePath);
  return size && "width" in size ? { file, size } : undefined;
}
