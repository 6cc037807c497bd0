import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { entriesOf } from "../../plugins/content-model/read/content";
import { readContent } from "../../plugins/content-model/read/read-content";
import { writeFiles } from "./files";

/** The first generated page, and one of its files with a body. */
export const generatedPage = { path: "/area-0", textFile: "content/pages/area-0/homes.md" };

/** The files of each page: five sections, and as many words as on real pages. */
const template = path.join(__dirname, "area");

/** Adds pages to a project's content, with its photos in turn. */
export function writePages(folder: string, count: number): void {
  const photos = entriesOf(readContent(folder), "photo").map(({ slug }) => slug);
  for (let page = 0; page < count; page += 1)
    for (const [at, file] of readdirSync(template).entries()) {
      const text = readFileSync(path.join(template, file), "utf8")
        .replaceAll("AREA", String(page))
        .replaceAll("NEXT", String((page + 1) % count))
        .replaceAll("PHOTO", photos[(page + at) % photos.length] ?? "");
      writeFiles(folder, { [`content/pages/area-${page}/${file}`]: text });
    }
}
