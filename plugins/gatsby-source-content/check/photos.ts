import { asName, fileOf } from "../kinds";
import { entriesOf, pictureFile, pictureOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import type { Problem } from "../problem";
import { photoHosts } from "../photos";
import type { Types } from "../schema/sdl";
import { isMisplaced } from "./files";
import { problemAt } from "./rule";
import { nearMiss, suggest } from "./suggest";

/** Each photo has a picture that can be shown, and each picture has a photo. */
export function checkPhotos(content: Content, types: Types): Problem[] {
  const photos = entriesOf(content, "photo").filter((photo) => photo.data && !isMisplaced(photo, types));
  const named = new Set(photos.map((photo) => pictureFile(photo)?.replace(/^(content\/photos\/).*[\\/]/, "$1")));
  const unnamed = [...content.pictures.keys()].filter((file) => !named.has(file));
  return [...photos.flatMap((photo) => photoProblem(photo, content)), ...unnamed.map(unnamedProblem)];
}

function photoProblem(photo: Entry, content: Content): Problem[] {
  const { picture, source } = photo.data ?? {};
  const at = (message: string, meant?: string): Problem[] => [problemAt(photo, ["picture"], message, "value", meant)];
  if (picture === undefined) return source === undefined ? neither(photo) : [];
  // Another rule reports what is not text.
  if (typeof picture !== "string" || picture === "") return [];
  const look = pictureOf(content, photo);
  if (!look) {
    const names = [...content.pictures.keys()].map((file) => file.replace(/^.*\//, ""));
    const { meant, words } = suggest(picture, names, "picture");
    const better = meant !== undefined && nameProblem(meant) === undefined ? meant : undefined;
    return at(
      better === undefined
        ? (nameProblem(picture) ?? `there is no picture content/photos/${picture}.${words}`)
        : `names the picture alone, without a folder.${words}`,
      better,
    );
  }
  const wrong = nameProblem(picture);
  if (wrong) return at(wrong);
  return "problem" in look ? at(`${pictureFile(photo)} ${look.problem}`) : [];
}

function neither(photo: Entry): Problem[] {
  // Another rule reports a misspelt field.
  if (Object.keys(photo.data ?? {}).some((field) => nearMiss(field, ["picture", "source"]))) return [];
  const [host] = photoHosts;
  return [
    problemAt(
      photo,
      [],
      `the photo has no picture: write "picture: ${photo.name}.jpg" for a file of yours beside this one, or "source: ${host?.example}" for a stock photo`,
    ),
  ];
}

/** What is wrong with the name of a picture; undefined if nothing is. Names become addresses. */
function nameProblem(name: string): string | undefined {
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(name)) return undefined;
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return `"${name}" is not a JPEG, PNG, WebP or AVIF: save the picture as one, and name that`;
  const better = asName(stem);
  return `"${name}" cannot be the name of a picture: rename it in small letters, digits and dashes${better && `, like "${better}${ending.toLowerCase()}"`}`;
}

function unnamedProblem(file: string): Problem {
  const name = file.replace(/^.*\//, "");
  const photo = fileOf("photo", name.replace(/\.\w+$/, ""));
  const message =
    nameProblem(name) ?? `no photo shows this picture: write "picture: ${name}" in ${photo}, or delete it`;
  return { file, line: 1, column: 1, message };
}

/** Pixels that the largest place shows of a photo on a sharp screen. */
const enough = { long: 1440, short: 960 };

/** What an editor should know, though the site can be built. */
export const adviceOnPhotos = (content: Content): Problem[] =>
  entriesOf(content, "photo").flatMap((photo) => {
    const look = pictureOf(content, photo);
    if (!look || "problem" in look) return [];
    const { width, height } = look;
    if (Math.max(width, height) >= enough.long && Math.min(width, height) >= enough.short) return [];
    const message = `the picture has ${width} × ${height} pixels, and large screens show up to ${enough.long} × ${enough.short}: there it will look soft`;
    return [problemAt(photo, ["picture"], message)];
  });
