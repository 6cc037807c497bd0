import { sampleFiles, siteWith } from "../../../fixtures";
import { checkContent } from "../../../../plugins/gatsby-source-content/check";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/read-types";
import { sectionTypeNames, sectionWord } from "../../../../plugins/gatsby-source-content/schema/sdl";
import { newPage, newPhoto } from "../../../../plugins/gatsby-source-content/write/new-content";
import { newSection } from "../../../../plugins/gatsby-source-content/write/new-section";

const types = readTypes();
const site = siteWith({});
const page = "content/pages/about/page.md";
const words = sectionTypeNames(types).map(sectionWord);

test.each(words.filter((word) => word !== "hero"))("a new %s section is valid, and the last on its page", (word) => {
  const files = newSection(site, types, "about", word);
  expect(checkContent(siteWith(files), types)).toEqual([]);
  const name = word === "story" || word === "contact" ? `${word}-2` : word;
  expect(files[page]).toBe(sampleFiles[page]?.replace("  - contact\n", `  - contact\n  - ${name}\n`));
});

test("a new hero is the first section of a page that has none", () => {
  const before = siteWith({ [page]: ["  - hero\n", ""], "content/pages/about/hero.md": null });
  const after = newSection(before, types, "about", "hero");
  expect(checkContent(siteWith(after), types)).toEqual([]);
  expect(after[page]).toBe(sampleFiles[page]);
});

test("a new page is valid, and a draft", () => {
  const after = siteWith(newPage(site, types, "landlords"));
  expect(checkContent(after, types)).toEqual([]);
  expect(after.entries.get("content/pages/landlords/page.md")?.data).toMatchObject({ path: "/landlords", draft: true });
});

test("a new photo is valid, and its address goes without parameters", () => {
  const address = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
  const after = siteWith(newPhoto(site, types, "mill", `${address}?w=800&q=80`));
  expect(checkContent(after, types)).toEqual([]);
  expect(after.entries.get("content/photos/mill.md")?.data?.source).toBe(address);
});

test("a new photo takes the picture of its name, if there is one", () => {
  const picture = { "content/photos/front-door.png": Buffer.alloc(0) };
  const after = siteWith({ ...picture, ...newPhoto(siteWith(picture), types, "front-door") });
  expect(after.entries.get("content/photos/front-door.md")?.data).toMatchObject({ picture: "front-door.png" });
  expect(after.entries.get("content/photos/front-door.md")?.data).not.toHaveProperty("source");
});

test.each([
  [
    "a name with capitals",
    () => newPage(site, types, "About Us"),
    '"About Us" cannot be the name of a page: use up to 100 small letters, digits and dashes',
  ],
  ["a page that exists", () => newPage(site, types, "about"), "content/pages/about/page.md exists already"],
  [
    "a photo that exists",
    () => newPhoto(site, types, "victorian-house"),
    "content/photos/victorian-house.md exists already",
  ],
  [
    "a second hero of a page",
    () => newSection(site, types, "about", "hero"),
    'A page has one hero, and "about" has it in content/pages/about/hero.md: edit that one',
  ],
  [
    "a page that does not exist",
    () => newSection(site, types, "abuot", "quote"),
    'There is no page "abuot". Did you mean "about"?',
  ],
])("refuses %s, and says why", (_what, ask, message) => {
  expect(ask).toThrow(message);
});
