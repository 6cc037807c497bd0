import sharp from "sharp";
import { checkContent } from "../../../../plugins/gatsby-source-content/check";
import { readContent } from "../../../../plugins/gatsby-source-content/read/content";
import type { Addition } from "../../../../plugins/gatsby-plugin-edit-on-page/server/add-form";
import { expectPlain, fromPhone } from "../../../pictures";
import { ask, begin, isThere, page, root, story, text, types } from "./asked";

beforeEach(begin);

const problems = () => checkContent(readContent(root), types);
const add = (what: Addition, fields: Record<string, unknown>, picture?: Buffer) =>
  ask("add", { what, page: "about", fields, picture: picture?.toString("base64") });
const stock = "https://images.unsplash.com/photo-1564013799919-ab600027ffc6";
const description = "What we do for landlords who would rather not have the telephone calls themselves.";
const landlords = { path: "/landlords", title: "For landlords: our services", description, heading: "Rent" };

test("every kind of section can be added behind another one, off the page at first", async () => {
  const { schema } = await ask("form", { what: "section", page: "about" });
  const kinds = schema.properties?.kind?.enum ?? [];
  expect(kinds.length).toBeGreaterThan(5);
  for (const kind of kinds) expect(await add("section", { kind, after: "hero" })).toHaveProperty("file");
  expect(problems()).toEqual([]);
  const { data } = readContent(root).entries.get(page) ?? {};
  expect(data?.sections).toEqual([
    "hero",
    ...kinds.map((kind) => (isOnPage(kind) ? `${kind}-2` : kind)).reverse(),
    "story",
    "contact",
  ]);
  expect(readContent(root).entries.get("content/pages/about/quote.md")?.data).toMatchObject({ draft: true });
  expect(text("content/pages/about/quote.md")).not.toMatch(/^#/m);
});
const isOnPage = (kind: string): boolean => kind === "story" || kind === "contact";

test("a section is duplicated behind itself, off the page and without its anchor", async () => {
  expect(await ask("copy", { page: "about", file: story })).toMatchObject({ name: "story-2" });
  const { entries } = readContent(root);
  expect(entries.get(page)?.data?.sections).toEqual(["hero", "story", "story-2", "contact"]);
  expect(entries.get("content/pages/about/story-2.md")?.data).toMatchObject({ draft: true });
  expect(entries.get("content/pages/about/story-2.md")?.body).toBe(entries.get(story)?.body);
  expect(await ask("copy", { page: "about", file: page.replace("page", "hero") })).toHaveProperty("failed");
  expect(problems()).toEqual([]);
});

test("a page is made of what is said of it, and no link leads to it unless it is asked for", async () => {
  const before = text("content/site.md");
  const file = "content/pages/landlords/hero.md";
  expect(await add("page", landlords)).toEqual({ file, name: "landlords", path: "/landlords" });
  expect(text("content/site.md")).toBe(before);
  expect(problems()).toEqual([]);
});

test.each<[string, Addition, Record<string, unknown>, string]>([
  ["a page without an address", "page", { ...landlords, path: "" }, "path"],
  ["a page without a heading", "page", { ...landlords, heading: "" }, "heading"],
  ["a photo without a name", "photo", { source: stock, alt: "A house" }, "name"],
  ["a photo that nothing says of what it shows", "photo", { source: stock, name: "house" }, "alt"],
  ["a photo without a picture", "photo", { name: "house", alt: "A house" }, "source"],
])("%s is told at its field, and nothing is written", async (_what, what, fields, field) => {
  expect(await add(what, fields)).toMatchObject({ problems: [expect.objectContaining({ path: [field] })] });
  expect(isThere("content/pages/landlords/page.md")).toBe(false);
  expect(isThere("content/photos/house.md")).toBe(false);
});

test("a stock photo is added by its address, and one that only decorates has no words", async () => {
  expect(await add("photo", { name: "Mill House", source: `${stock}?w=800`, decorates: true })).toHaveProperty("file");
  expect(readContent(root).entries.get("content/photos/mill-house.md")?.data).toEqual({ source: stock, alt: "" });
});

test("a picture comes in upright, smaller, in sRGB and without what the camera wrote", async () => {
  const camera = await (await fromPhone(2000, 3000)).jpeg({ quality: 95 }).toBuffer();
  const said = { name: "door", alt: "A blue door", credit: "A. Photographer" };
  expect(await add("photo", said, camera)).toHaveProperty("file");
  const picture = `${root}/content/photos/door.jpg`;
  await expectPlain(picture);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1707, height: 2560, format: "jpeg" });
  const { data } = readContent(root).entries.get("content/photos/door.md") ?? {};
  expect(data).toMatchObject({ picture: "door.jpg", alt: "A blue door", credit: "A. Photographer" });
  expect(problems()).toEqual([]);
});

test.each([
  ["what is no picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /not a picture/],
  ["more than 30 MB", Buffer.alloc(30_000_001), /30 MB/],
])("%s is not taken", async (_what, picture, said) => {
  const answer = await add("photo", { name: "house", alt: "A house" }, picture);
  expect(answer).toMatchObject({ failed: expect.stringMatching(said) as string });
  expect(isThere("content/photos/house.jpg")).toBe(false);
});
