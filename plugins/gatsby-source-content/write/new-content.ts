import { fileOf, isName, type Kind } from "../kinds";
import { PlainError } from "../plain-error";
import type { Content } from "../read/content";
import type { Types } from "../schema/sdl";
import { startingFile } from "./starting-file";

/** Files to write, by name. */
export type NewFiles = Record<string, string>;

/** A draft page with a hero, whose words are to be written, for `npm run new page <name>`. */
export function newPage(content: Content, types: Types, name: string): NewFiles {
  const file = newFile(content, "page", name);
  const hero = newFile(content, "section", "hero", name);
  const title = name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  const fields = {
    path: `/${name}`,
    title: `${title}: title to be written`,
    description: `${title}: what this page offers and to whom, in one or two sentences to be written.`,
    draft: true,
    sections: ["hero"],
  };
  return {
    [file]: startingFile(types, "Page", fields),
    [hero]: startingFile(types, "HeroSection", { heading: title }) + "\nTo be written: an opening text.\n",
  };
}

/** A photo, for `npm run new photo <name> [url]`: a local image, which may be added later, or a stock photo. */
export function newPhoto(content: Content, types: Types, name: string, url?: string): NewFiles {
  const file = newFile(content, "photo", name);
  const pictures = [...content.pictures.keys()].map((one) => one.replace(/^.*\//, ""));
  const picture = pictures.find((one) => one.replace(/\.\w+$/, "") === name);
  const from = picture && url === undefined ? { picture } : { source: (url ?? placeholder).replace(/[?#].*$/, "") };
  return { [file]: startingFile(types, "Photo", { ...from, alt: "To be written" }) };
}

/** A URL of the right form that no photo has. */
export const placeholder = "https://images.unsplash.com/photo-0000000000000-000000000000";

/** The file of something new. Throws where its name cannot be one, or is taken. */
function newFile(content: Content, kind: Kind, name: string, page?: string): string {
  if (!isName(name))
    throw new PlainError(`"${name}" cannot be the name of a ${kind}: use up to 100 small letters, digits and dashes`);
  const file = fileOf(kind, name, page);
  if (content.entries.has(file)) throw new PlainError(`${file} exists already`);
  return file;
}
