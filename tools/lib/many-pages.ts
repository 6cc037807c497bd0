import { stringify } from "yaml";
import { entriesOf } from "../../plugins/content-model/read/content";
import { readContent } from "../../plugins/content-model/read/read-content";
import { writeFiles } from "./files";

/** The first generated page, and one of its files with a body. */
export const generatedPage = { path: "/area-0", textFile: "content/pages/area-0/homes.md" };

/** Adds pages to a project's content: five sections each, photos in turn, links, and as many words as real pages. */
export function writePages(folder: string, count: number): void {
  const photos = entriesOf(readContent(folder), "photo").map(({ slug }) => slug);
  for (let page = 0; page < count; page += 1) {
    const area = `area ${page}`;
    const write = (name: string, fields: object, text = ""): void =>
      writeFiles(folder, { [`content/pages/area-${page}/${name}.md`]: `---\n${stringify(fields)}---\n\n${text}\n` });
    const shown = (step: number) => ({
      photo: photos[(page + step) % photos.length],
      links: [{ text: "The next area", to: `/area-${(page + 1) % count}` }],
    });
    write("page", {
      path: `/area-${page}`,
      title: `Serviced accommodation in ${area}`,
      description: `Furnished houses and flats in ${area}: what they offer, who stays in them, and on what terms.`,
      sections: ["hero", "homes", "standards", "guests", "terms"],
    });
    write("hero", { type: "hero", heading: `Furnished homes in ${area}`, ...shown(0) }, words(area, "hero"));
    write("homes", { type: "story", heading: `Our homes in ${area}`, ...shown(1) }, words(area, "homes"));
    write("standards", { type: "features", heading: "What is always there", layout: "columns", items: items(area) });
    write("guests", { type: "story", heading: `Who stays in ${area}`, ...shown(2) }, words(area, "guests"));
    write("terms", { type: "checklist", heading: `Terms in ${area}`, items: items(area) }, words(area, "terms"));
  }
}

const words = (area: string, section: string): string =>
  [
    `This house in ${area} is ready to live in, and this paragraph about ${section} is as long as one that somebody wrote. It has a [link](/about), a **bold** word, and a number to ring: [{phone}](tel:{phone}).`,
    `The second paragraph goes on about ${section} for a few lines more, so that there is as much to read as on a real page of ${area}, and as much to render, to count and to compress. {company} looks after each home itself.`,
    `- Clean sheets on the day of arrival\n- A desk, and a connection to work with\n- Somebody to ring in ${area}, at any hour`,
  ].join("\n\n");

const items = (area: string): object[] =>
  Array.from({ length: 6 }, (_, at) => ({
    heading: `Point ${at + 1} for ${area}`,
    text: `What a guest finds in every home of ${area}, in a sentence that is as long as a real one.`,
  }));
