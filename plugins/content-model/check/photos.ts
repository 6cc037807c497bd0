import { slugify } from "../content-types";
import { entriesOf, imageFile, imageOf, type Entry, type Content } from "../read/content";
import type { Problem } from "../problem";
import { recordsIn } from "../record";
import { photoHosts } from "../photo-hosts";
import { fieldProblem, fileProblem, type Rule } from "./rule";
import { nearMiss, suggestion } from "./suggest";

/** Each photo has a valid image, and a description. */
export const checkPhotos: Rule = (content) => {
  const photos = entriesOf(content, "photo").filter(({ data }) => data);
  return photos.flatMap((photo) => [...imageProblem(photo, content), ...altProblem(photo)]);
};

const baseName = (file: string): string => file.replace(/^.*\//, "");

function imageProblem(photo: Entry, content: Content): Problem[] {
  const { image, stockUrl, ...others } = photo.data ?? {};
  if (image === undefined && stockUrl === undefined) {
    // Another rule reports a misspelt field.
    if (Object.keys(others).some((field) => nearMiss(field, ["image", "stockUrl"]))) return [];
    const message = `the photo has no image: at /admin, add one and wait until you see it; in this file, write "image: ${photo.slug}.jpg" for one beside it, or "stockUrl: ${photoHosts[0]?.example}" for a stock photo`;
    return [fieldProblem(photo, [], message)];
  }
  // Another rule reports what is not text.
  if (typeof image !== "string" || image === "") return [];
  const at = (message: string): Problem[] => [fieldProblem(photo, ["image"], message)];
  if (/^https?:/.test(image))
    return at(
      'must be the name of a file beside this one: save the image there, or write a stock photo\'s URL after "stockUrl:"',
    );
  const info = imageOf(content, photo);
  const likely = nearMiss(image, info ? [] : [...content.images.keys()].map(baseName));
  const wrong = nameProblem(likely ?? image);
  if (wrong) return at(wrong);
  if (!info) return at(`there is no image content/photos/${image}${suggestion(likely) || ": put it there"}`);
  return "problem" in info ? at(`${imageFile(photo)} ${info.problem}`) : [];
}

/** The problem of an image's name, which becomes part of a URL; undefined if it is right. */
function nameProblem(name: string): string | undefined {
  const [, stem = name, ending = ""] = /^(.*?)(?:\.(?:jpe?g|png|webp|avif))*?(\.[^.]*)?$/i.exec(name) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return `"${name}" is not a JPEG, PNG, WebP or AVIF: save the image in one of these formats`;
  const better = `${slugify(stem)}${ending.toLowerCase()}`;
  // Cameras name files with underscores, "img_4711.jpg", and /admin may cut a long name after a dash.
  if (better === name.replaceAll(/_+/g, "-").replace(/-(?=\.)/, "")) return undefined;
  return `"${name}" cannot be the name of an image: rename it in small letters, digits and dashes, for example "${better}"`;
}

const useless =
  /^(an?|the)?\s*(image|picture|photo|photograph|graphic|alt|alt text|untitled|none|decorative|decoration)\.?$|\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|pxl|photo)[-_]?\d+|^[^\p{L}\p{N}]+$/iu;

export const altOf = (photo: Entry | undefined): string =>
  typeof photo?.data?.alt === "string" ? photo.data.alt.trim() : "";

const altProblem = (photo: Entry): Problem[] =>
  useless.test(altOf(photo)) ? [fieldProblem(photo, ["alt"], undescribed)] : [];

const undescribed = 'does not describe the photo: write what it shows, or "" if it is only decoration';

/** In pixels: the longer and shorter side of the largest photo on a page, and of a portrait beside a person's name, on a high-density screen. */
const recommended = { photo: [1440, 960], portrait: [720, 480] } as const;

/** Images that no photo uses, or that are too small for a large screen. */
export const findOddPhotos: Rule = (content) => {
  const photos = entriesOf(content, "photo");
  const used = new Set(photos.map(imageFile));
  // The image of a photo with an error would seem unused.
  const areRead = photos.every(({ data }) => data) && [...used].every((file) => !file || content.images.has(file));
  const unused = [...(areRead ? content.images.keys() : [])]
    .filter((file) => !used.has(file))
    .map((file) => fileProblem(file, `no photo uses this image: write "image: ${baseName(file)}" in a photo's file`));
  const people = entriesOf(content, "section").flatMap(({ data }) => recordsIn(data?.people));
  const portraits = new Set(people.map(({ photo }) => photo));
  const sizeOf = ({ slug }: Entry) => recommended[portraits.has(slug) ? "portrait" : "photo"];
  return [...unused, ...photos.flatMap((photo) => sizeWarning(photo, content, sizeOf(photo)))];
};

const unmeasuredWhole =
  'shows the whole photo, whose shape is unknown: write its "width:" and "height:" in pixels, as the stock host states them';

function sizeWarning(photo: Entry, content: Content, [long, short]: readonly [number, number]): Problem[] {
  const { data = {} } = photo;
  if (data.focus === "whole" && data.stockUrl && !data.image && !(data.width && data.height))
    return [fieldProblem(photo, ["focus"], unmeasuredWhole)];
  const info = imageOf(content, photo);
  if (!info || "problem" in info) return [];
  const { width, height } = info;
  if (Math.max(width, height) >= long && Math.min(width, height) >= short) return [];
  const message = `is too small for large screens: ${width} × ${height} pixels (recommended ${long} × ${short})`;
  return [fieldProblem(photo, ["image"], message)];
}
