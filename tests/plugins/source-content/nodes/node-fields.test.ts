import { siteWith, type Edits } from "../../../fixtures";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/read-types";
import { nodeFields } from "../../../../plugins/gatsby-source-content/nodes/node-fields";
import { relationsIn } from "../../../../plugins/gatsby-source-content/nodes/relations";

const types = readTypes();
const home = "content/pages/home/page.md";

const fieldsOf = (file: string, edits: Edits): Record<string, unknown> => {
  const site = siteWith(edits);
  const entry = site.entries.get(file);
  return entry ? nodeFields(entry, site, types, relationsIn(site, types), (file) => file) : {};
};

test("a field's link to a phone number has no spaces, wherever the number is written", () => {
  const links = ["tel:{phone}", "tel:020 7946 0123"].map(
    (target) => fieldsOf(home, { [home]: ["to: /about#story", `to: ${target}`] }).navigation,
  );
  expect(links).toEqual(links.map(() => [{ text: "About", to: "tel:+442079460123" }]));
});

test("a stock photo that is kept with the site is still a stock photo", () => {
  const photos = ["modern-kitchen", "uk-house", "victorian-house"].map((name) => `content/photos/${name}.md`);
  const all = (fields: string): Edits =>
    Object.fromEntries(photos.map((file) => [file, `---\n${fields}alt: ""\n---\n`]));
  const hasStock = (fields: string) => fieldsOf("content/site.md", all(fields)).hasStockPhotos;
  const own = "picture: front-door.jpg\n";
  expect([hasStock(own), hasStock(`source: https://images.unsplash.com/photo-1\n${own}`)]).toEqual([false, true]);
});

test("the links at the top of a page end with those to its sections", () => {
  const navigationOf = (edit: readonly [string, string]): unknown => fieldsOf(home, { [home]: edit }).navigation;
  const own = "navigation:\n  - text: About\n    to: /about#story\n";
  const links = 'sectionLinks:\n  - text: Process\n    to: "#process"\n';
  const process = { text: "Process", to: "#process" };
  expect(navigationOf([own, links])).toEqual([{ text: "Write", to: "mailto:hello@example.com" }, process]);
  expect(navigationOf([own, own + links])).toEqual([{ text: "About", to: "/about#story" }, process]);
});
