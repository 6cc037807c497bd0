import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { entriesOf, readContent } from "../../src/content/read/content";

/** A page's name and address, as in "serviced-accommodation-in-area-17". */
const nameOf = (page: number): string => `serviced-accommodation-in-area-${page}`;

/**
 * Adds so many local pages to a project's content, each of seven sections: five of its own, and two that all of them share.
 * They have the project's photos in turn, links to each other, and about as many words as the site's own pages.
 */
export function writePages(folder: string, count: number): void {
  const write = (file: string, fields: object, text = ""): void => {
    const target = path.join(folder, "content", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `---\n${stringify(fields)}---\n\n${text}\n`);
  };
  const photos = entriesOf(readContent(folder), "photo").map(({ name }) => name);
  write("shared/lease.md", { ...shared.lease.fields, photo: photos[0] }, shared.lease.text);
  write("shared/next-steps.md", shared.nextSteps.fields);
  for (let page = 0; page < count; page += 1) {
    const at = `pages/${nameOf(page)}`;
    write(`${at}/page.md`, pageFields(page));
    const photo = (step: number): string => photos[(page + step) % photos.length] ?? "";
    const links = [{ text: "The next area", to: `/${nameOf((page + 1) % count)}` }];
    write(
      `${at}/hero.md`,
      { type: "hero", heading: `Furnished homes in area ${page}`, photo: photo(0), links },
      words(page, "hero"),
    );
    write(
      `${at}/homes.md`,
      { type: "story", heading: `Homes that we run in area ${page}`, photo: photo(1), links },
      words(page, "homes"),
    );
    write(`${at}/standards.md`, {
      type: "features",
      heading: "What is always there",
      look: "columns",
      items: items(page, 6),
    });
    write(
      `${at}/guests.md`,
      { type: "story", heading: `Who stays in area ${page}`, photo: photo(2), side: "left", links },
      words(page, "guests"),
    );
    write(
      `${at}/terms.md`,
      { type: "checklist", heading: `Terms in area ${page}`, items: points(page, 6) },
      words(page, "terms"),
    );
  }
}

/** The address of a generated page, as in "/serviced-accommodation-in-area-17". */
export const addressOf = (page: number): string => `/${nameOf(page)}`;

/** The file of a section of a generated page that has a text. */
export const textFile = (folder: string, page: number): string =>
  path.join(folder, "content/pages", nameOf(page), "homes.md");

/** Changes one word in the text of one page; gives the new word, another each time. */
export function editOneWord(folder: string, page: number): string {
  const file = textFile(folder, page);
  let edited = "";
  const text = readFileSync(file, "utf8").replace(/paragraph\w*/, (word) => (edited = `${word}s`));
  writeFileSync(file, text);
  return edited;
}

const pageFields = (page: number): object => ({
  path: `/${nameOf(page)}`,
  title: `Serviced accommodation in area ${page}`,
  description: `Furnished houses and flats for short and medium stays in area ${page}: what they offer, who stays, and on what terms.`,
  navigation: [
    { text: "Home", to: "/" },
    { text: "Homes", to: "#homes" },
    { text: "Terms", to: "#terms" },
  ],
  sections: ["hero", "homes", "standards", "guests", "lease", "terms", "next-steps"],
});

const words = (page: number, section: string): string =>
  [
    `This house in area ${page} is ready to live in, and this paragraph about ${section} is as long as one that somebody wrote. It has a [link](/about), a **bold** word, and a number to ring: [{phone}](tel:{phone}).`,
    `The second paragraph goes on about ${section} for a few lines more, so that there is as much to read as on a real page of area ${page}, and as much to render, to count and to compress. {company} looks after each home itself.`,
    `- Clean sheets on the day of arrival\n- A desk, and a connection to work with\n- Somebody to ring in area ${page}, at any hour`,
  ].join("\n\n");

const items = (page: number, count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({
    heading: `Point ${at + 1} for area ${page}`,
    icon: ["bed", "key", "clock", "leaf", "shield", "house"][at % 6],
    text: `What a guest finds in every home of area ${page}, told in a sentence or two that are as long as real ones.`,
  }));

const points = (page: number, count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({
    heading: `Term ${at + 1}`,
    text: `What is agreed before a stay in area ${page}, in one plain line`,
  }));

const shared = {
  lease: {
    fields: {
      type: "story",
      heading: "For landlords",
      links: [{ text: "Our offer", to: "/agents" }],
    },
    text: "We lease homes from their owners and pay rent on the day it is due, whoever stays. What we offer is set down on a page of its own.",
  },
  nextSteps: {
    fields: {
      type: "banner",
      heading: "Ready to talk?",
      links: [{ text: "Get in touch", to: "/#contact" }],
    },
  },
};
