import sharp, { type Sharp } from "sharp";
import { createCache } from "./cache";
import { ORIGINAL } from "./pictures/develop";
import { originalOf } from "./pictures/original";

/** What a page can ask of a photo. */
export interface PhotoRequest {
  /** As in "photo-1564013799919-ab600027ffc6" (Unsplash) or "pexels-photo-106399". */
  id: string;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** "crop" fills width and height; otherwise the picture fits into them. */
  fit?: string;
  /** The side that a crop keeps, as in "top"; otherwise the middle. */
  crop?: string;
  /** The browser's Accept header; the best format in it is sent, unless `fm` names one. */
  accept?: string;
  /** "avif", "webp", "jpg" or "png". */
  fm?: string;
  /** Quality from 1 to 100, 75 unless told. */
  q?: number;
}

export interface PhotoResponse {
  status: 200 | 404;
  type: string;
  body: Buffer;
}

/** Ids of Unsplash, and of Pexels with its name before it. */
const known = /^((flagged\/)?photo-\d{10,13}-[0-9a-f]{12}|pexels-photo-\d+)$/;

/** The longest side that the real hosts' image service delivers: https://docs.imgix.com/apis/rendering/size/image-height */
const LONGEST = 8192;

/** How to write each format, best first; low effort is quick. */
const formats: Record<string, { type: string; encode: (picture: Sharp, quality: number) => Sharp }> = {
  avif: { type: "image/avif", encode: (picture, q) => picture.avif({ quality: q, effort: 1 }) },
  webp: { type: "image/webp", encode: (picture, q) => picture.webp({ quality: q, effort: 1 }) },
  jpg: { type: "image/jpeg", encode: (picture, q) => picture.jpeg({ quality: q, progressive: true }) },
  png: { type: "image/png", encode: (picture) => picture.png() },
};

const answers = createCache<Buffer>(600);

function formatFor({ fm, accept = "" }: PhotoRequest): string {
  if (fm !== undefined && Object.hasOwn(formats, fm)) return fm;
  return ["avif", "webp"].find((name) => accept.includes(`image/${name}`)) ?? "jpg";
}

function resize(picture: Sharp, { width, height, fit, crop = "centre" }: PhotoRequest): Sharp {
  if (!width && !height) return picture;
  const ratio = ORIGINAL.width / ORIGINAL.height;
  const longest = Math.max(width ?? (height ?? 0) * ratio, height ?? (width ?? 0) / ratio);
  const shrink = Math.min(1, LONGEST / longest);
  const pixels = (length?: number) => (length ? Math.max(1, Math.round(length * shrink)) : undefined);
  const position = ["top", "bottom", "left", "right"].includes(crop) ? crop : "centre";
  return picture.resize({
    width: pixels(width),
    height: pixels(height),
    fit: fit === "crop" ? "cover" : "inside",
    position,
  });
}

/** The picture for a request, always the same bytes for the same request; 404 for an id that no host would know. */
export async function renderPhoto(request: PhotoRequest): Promise<PhotoResponse> {
  const format = formatFor(request);
  const writer = formats[format];
  if (!known.test(request.id) || !writer) {
    return { status: 404, type: "text/plain", body: Buffer.from("No such photo\n") };
  }
  const { id, width, height, fit, crop, q = 75 } = request;
  const body = await answers(JSON.stringify([id, width, height, fit, crop, q, format]), async () => {
    const picture = resize(sharp(await originalOf(id)), request);
    return writer.encode(picture, Math.round(q)).toBuffer();
  });
  return { status: 200, type: writer.type, body };
}
