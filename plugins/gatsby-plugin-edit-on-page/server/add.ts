import path from "node:path";
import { asName, fileOf, placed } from "../../gatsby-source-content/kinds";
import { readContent, type Content } from "../../gatsby-source-content/read/content";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { newPage, newPhoto, type NewFiles } from "../../gatsby-source-content/write/new-content";
import { copyOfSection, newSection } from "../../gatsby-source-content/write/new-section";
import type { Addition } from "./add-form";
import { digestOf } from "./content-files";
import { preparePicture } from "./pictures";
import { Refused } from "./problems";
import { writeFiles } from "./write-files";

/** What an editor says of something new. */
export interface New {
  what: Addition;
  /** The folder of the page that is shown. */
  page: string;
  fields: Record<string, unknown>;
  /** A picture of one's own for a photo, in Base64. */
  picture?: string;
}

/** The file to go on with, its name, and the address of a new page. */
type Added = { file: string; name: string; path?: string };

/** Adds a section, a page or a photo. Its words are checked as those of any file. */
export async function add(root: string, types: Types, { what, page, fields, picture }: New): Promise<Added> {
  const said = (field: string): string => (typeof fields[field] === "string" ? fields[field].trim() : "");
  const need = (...names: string[]): void => {
    const lacking = names.find((field) => !/[^/]/.test(said(field)));
    if (lacking === undefined) return;
    throw new Refused([{ file: fileOf(what, "new"), path: [lacking], message: "missing: write or choose one" }]);
  };
  if (what === "section") {
    need("kind");
    const content = readContent(root);
    return write(root, types, content, newSection(content, types, page, said("kind"), said("after")));
  }
  if (what === "page") {
    need("path");
    const words = {
      path: said("path"),
      title: said("title"),
      description: said("description"),
      heading: said("heading"),
    };
    const name = asName(words.path);
    const content = readContent(root);
    write(root, types, content, newPage(content, types, name, { ...words, link: said("link") }));
    return { file: fileOf("section", "hero", name), name, path: words.path };
  }
  const decorates = fields.decorates === true;
  need("name", ...(picture ? [] : ["source"]), ...(decorates ? [] : ["alt"]));
  const name = asName(said("name"));
  const file = fileOf("photo", name).replace(/md$/, "jpg");
  const bytes = picture && (await preparePicture(Buffer.from(picture, "base64")));
  const from = bytes ? { picture: path.posix.basename(file) } : { address: said("source") };
  const words = { ...from, alt: decorates ? "" : said("alt"), credit: said("credit") };
  const content = readContent(root);
  return write(root, types, content, newPhoto(content, types, name, words), bytes ? { [file]: bytes } : {});
}

/** Copies a section of a page, to behind it. */
export function copySection(root: string, types: Types, page: string, file: string): Added {
  const content = readContent(root);
  return write(root, types, content, copyOfSection(content, page, file));
}

/** Writes what is new. The first file is the one to go on with. */
function write(
  root: string,
  types: Types,
  content: Content,
  texts: NewFiles,
  pictures: Record<string, Buffer> = {},
): Added {
  const writes = Object.entries({ ...pictures, ...texts }).map(([file, data]) => {
    const known = content.entries.get(file)?.text ?? "";
    return { file, digest: digestOf(known), bytes: Buffer.from(data) };
  });
  writeFiles(root, types, writes, content);
  const [file = ""] = Object.keys(texts);
  return { file, name: placed(file)?.name ?? "" };
}
