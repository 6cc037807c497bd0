import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { pictureFor } from "./picture";

export interface PhotoResponse {
  status: 200 | 404;
  type: string;
  body: Buffer;
}

/** The longest side that the hosts deliver, in pixels: https://docs.imgix.com/apis/rendering/size/image-height */
const longest = 8192;

/** How to write each format; low effort is quick. */
const formats: Record<string, { type: string; encode: (picture: Sharp, quality: number) => Sharp }> = {
  avif: { type: "image/avif", encode: (picture, quality) => picture.avif({ quality, effort: 1 }) },
  webp: { type: "image/webp", encode: (picture, quality) => picture.webp({ quality, effort: 1 }) },
  jpg: { type: "image/jpeg", encode: (picture, quality) => picture.jpeg({ quality, progressive: true }) },
  png: { type: "image/png", encode: (picture) => picture.png() },
};

/** What was encoded before: a measurement must not wait for it twice. */
const answers = new Map<string, Promise<Buffer>>();

/**
 * What a stock host answers to an address, read as the hosts' image service does: https://docs.imgix.com/apis/rendering
 * `auto=format` follows the Accept header, `auto=compress` lowers the quality to 45 unless `q` says otherwise.
 */
export async function answer(address: string, accept = ""): Promise<PhotoResponse> {
  const { pathname, searchParams } = new URL(address, "https://images.unsplash.com");
  const auto = searchParams.getAll("auto").flatMap((value) => value.split(","));
  const negotiated = ["avif", "webp"].find((name) => auto.includes("format") && accept.includes(`image/${name}`));
  const format = [searchParams.get("fm"), negotiated].find((name) => name && Object.hasOwn(formats, name)) ?? "jpg";
  const file = pictureFor(pathname);
  const writer = formats[format];
  if (!file || !writer) return { status: 404, type: "text/plain", body: Buffer.from("No such photo\n") };

  const quality = Math.round(numberIn(searchParams, "q", 100) ?? (auto.includes("compress") ? 45 : 75));
  const size = sizeIn(searchParams);
  const key = JSON.stringify([file, size, format, quality]);
  const body = answers.get(key) ?? writer.encode(sharp(file).resize(size), quality).toBuffer();
  answers.set(key, body);
  return { status: 200, type: writer.type, body: await body };
}

/** The original's size if none is asked for. `fit=crop` fills width and height; otherwise the picture fits into them, and with `fit=max` is not enlarged. */
function sizeIn(query: URLSearchParams): ResizeOptions {
  const density = numberIn(query, "dpr", 5) ?? 1;
  const [width, height] = ["w", "h"].map((name) => {
    const length = numberIn(query, name, longest);
    return length && Math.min(longest, Math.round(length * density));
  });
  const side = query.get("crop") ?? "";
  return {
    width,
    height,
    fit: query.get("fit") === "crop" ? "cover" : "inside",
    withoutEnlargement: query.get("fit") === "max",
    position: ["top", "bottom", "left", "right"].includes(side) ? side : "centre",
  };
}

/** A number from 1 up to a limit; nothing for what is no number above 0. */
function numberIn(query: URLSearchParams, name: string, highest: number): number | undefined {
  const value = Number(query.get(name));
  return value > 0 ? Math.min(highest, Math.max(1, value)) : undefined;
}
