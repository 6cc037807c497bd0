import { asName, fileOf } from "../kinds";
import { entriesOf, pictureFile, pictureOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { photoHosts } from "../photos";
import type { Types } from "../schema/sdl";
import { isMisplaced } from "./files";
import { problemAt, problemOf } from "./rule";
import { nearMiss, suggest } from "./suggest";

/** Each photo has a picture that can be shown and says what it shows, and each picture has a photo. */
export function checkPhotos(content: Content, types: Types): Problem[] {
  const photos = entriesOf(content, "photo").filter((photo) => photo.data && !isMisplaced(photo, types));
  const named = new Set(photos.map((photo) => pictureFile(photo)?.replace(/^(content\/photos\/).*[\\/]/, "$1")));
  const unnamed = [...content.pictures.keys()].filter((file) => !named.has(file));
  return [
    ...photos.flatMap((photo) => [...pictureProblem(photo, content), ...altProblem(photo)]),
    ...unnamed.map((file) => {
      const name = baseName(file);
      const photo = fileOf("photo", name.replace(/\.\w+$/, ""));
      const unused = `no photo shows this picture: write "picture: ${name}" in ${photo}, or delete it`;
      return problemOf(file, nameProblem(name) ?? unused);
    }),
  ];
}

const baseName = (file: string): string => file.replace(/^.*\//, "");

function pictureProblem(photo: Entry, content: Content): Problem[] {
  const { picture, source, ...others } = photo.data ?? {};
  if (picture === undefined && source === undefined) {
    // Another rule reports a misspelt field.
    if (Object.keys(others).some((field) => nearMiss(field, ["picture", "source"]))) return [];
    const message = `the photo has no picture: write "picture: ${photo.name}.jpg" for a file of yours beside this one, or "source: ${photoHosts[0]?.example}" for a stock photo`;
    return [problemAt(photo, [], message)];
  }
  // Another rule reports what is not text.
  if (typeof picture !== "string" || picture === "") return [];
  const at = (message: string, meant?: string): Problem[] => [problemAt(photo, ["picture"], message, "value", meant)];
  const look = pictureOf(content, photo);
  const { meant, words } = suggest(picture, look ? [] : [...content.pictures.keys()].map(baseName));
  const wrong = nameProblem(meant ?? picture);
  if (wrong) return at(wrong);
  if (!look) return at(`there is no picture content/photos/${picture}.${words}`, meant);
  return "problem" in look ? at(`${pictureFile(photo)} ${look.problem}`) : [];
}

/** What is wrong with the name of a picture; undefined if nothing is. Names become addresses. */
function nameProblem(name: string): string | undefined {
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return `"${name}" is not a JPEG, PNG, WebP or AVIF: save the picture as one, and name that`;
  const better = `${asName(stem)}${ending.toLowerCase()}`;
  if (better === name) return undefined;
  return `"${name}" cannot be the name of a picture: rename it in small letters, digits and dashes, like "${better}"`;
}

const announced =
  /^((an?|the|this)?\s*(image|picture|photo|photograph|graphic|illustration|screenshot)\s+(of|shows|showing|that shows))\b/i;
const useless =
  /^(an?|the)?\s*(image|picture|photo|photograph|graphic|alt|alt text|untitled)\.?$|\.(jpe?g|png|webp|avif|gif|svg)$|^(img|dsc|pxl|photo)[-_]?\d+/i;

/** Each alternative text says what its photo shows. */
function altProblem(photo: Entry): Problem[] {
  const alt = typeof photo.data?.alt === "string" ? photo.data.alt.trim() : "";
  const [, beginning] = announced.exec(alt) ?? [];
  if (beginning)
    return [problemAt(photo, ["alt"], `says twice that it is a picture: start with what follows "${beginning}"`)];
  const isName = useless.test(alt) || (alt === photo.name && alt.includes("-"));
  return isName ? [problemAt(photo, ["alt"], "says what the file is: write what the photo shows")] : [];
}

/** Pixels that the largest place shows of a photo on a sharp screen. */
const enough = { long: 1440, short: 960 };

/** The photos whose own pictures look soft on a large screen. */
export const findSmallPictures = (content: Content): Problem[] =>
  entriesOf(content, "photo").flatMap((photo) => {
    const look = pictureOf(content, photo);
    if (!look || "problem" in look) return [];
    const { width, height } = look;
    if (Math.max(width, height) >= enough.long && Math.min(width, height) >= enough.short) return [];
    const message = `the picture has ${width} × ${height} pixels, and large screens show up to ${enough.long} × ${enough.short}: there it will look soft`;
    return [problemAt(photo, ["picture"], message)];
  });
