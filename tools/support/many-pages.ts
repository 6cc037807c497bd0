import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { entriesOf, readContent } from "../../plugins/gatsby-source-content/read/content";

/** A generated page's name; its address is the same after a slash. */
const nameOf = (page: number): string => `area-${page}`;

/** The file of a section of a generated page that has a text. */
export const textFile = (folder: string, page: number): string =>
  path.join(folder, "content/pages", nameOf(page), "homes.md");

/**
 * Adds so many pages of five sections to a project's content. They have the project's photos in turn, links to each other, and about
 * as many words as the site's own pages.
 */
export function writePages(folder: string, count: number): void {
  const photos = entriesOf(readContent(folder), "photo").map(({ name }) => name);
  for (let page = 0; page < count; page += 1) {
    const place = path.dirname(textFile(folder, page));
    const write = (name: string, fields: object, text = ""): void =>
      writeFileSync(path.join(place, `${name}.md`), `---\n${stringify(fields)}---\n\n${text}\n`);
    const shown = (step: number) => ({
      photo: photos[(page + step) % photos.length],
      links: [{ text: "The next area", to: `/${nameOf((page + 1) % count)}` }],
    });
    mkdirSync(place, { recursive: true });
    write("page", {
      path: `/${nameOf(page)}`,
      title: `Serviced accommodation in area ${page}`,
      description: `Furnished houses and flats in area ${page}: what they offer, who stays in them, and on what terms.`,
      sections: ["hero", "homes", "standards", "guests", "terms"],
    });
    write("hero", { type: "hero", heading: `Furnished homes in area ${page}`, ...shown(0) }, words(page, "hero"));
    write("homes", { type: "story", heading: `Our homes in area ${page}`, ...shown(1) }, words(page, "homes"));
    write("standards", { type: "features", heading: "What is always there", look: "columns", items: items(page) });
    write("guests", { type: "story", heading: `Who stays in area ${page}`, ...shown(2) }, words(page, "guests"));
    write("terms", { type: "checklist", heading: `Terms in area ${page}`, items: items(page) }, words(page, "terms"));
  }
}

const words = (page: number, section: string): string =>
  [
    `This house in area ${page} is ready to live in, and this paragraph about ${section} is as long as one that somebody wrote. It has a [link](/about), a **bold** word, and a number to ring: [{phone}](tel:{phone}).`,
    `The second paragraph goes on about ${section} for a few lines more, so that there is as much to read as on a real page of area ${page}, and as much to render, to count and to compress. {company} looks after each home itself.`,
    `- Clean sheets on the day of arrival\n- A desk, and a connection to work with\n- Somebody to ring in area ${page}, at any hour`,
  ].join("\n\n");

const items = (page: number): object[] =>
  Array.from({ length: 6 }, (_, at) => ({
    heading: `Point ${at + 1} for area ${page}`,
    text: `What a guest finds in every home of area ${page}, in a sentence that is as long as a real one.`,
  }));
