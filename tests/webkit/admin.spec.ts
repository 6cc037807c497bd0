import path from "node:path";
import sharp from "sharp";
import { expect, test } from "./webkit";

/** Runs in /admin. Clicks the last button of a name, which is in the dialog in front; returns whether there is one. */
const click = (name: string): boolean => {
  const buttons = [...document.querySelectorAll("button")].filter((button) => !button.disabled);
  // Sveltia isolates the direction of some words.
  const nameOf = (button: Element) => (button.ariaLabel ?? button.textContent).replace(/[\u2068\u2069]/g, "").trim();
  const found = buttons.findLast((button) => nameOf(button).endsWith(name));
  found?.click();
  return found !== undefined;
};

test("the browser previews and commits an edit and a phone's photo in /admin", async ({ driver, serve, github }) => {
  const { origin } = await serve("email");
  const press = (button: string) => expect.poll(() => driver.run(click, button), button).toBe(true);
  const field = (path: string): string => `section.field[data-key-path="${path}"] :is(input, textarea)`;
  await driver.resize(1728, 1000);
  await driver.open(`${origin}/admin`);
  await press("Sign In Using Access Token");
  await driver.fill("dialog[open] input", "a-token");
  // Sveltia opens its database at any time, also just before /admin loads again.
  await driver.run(() => {
    const open = () =>
      (indexedDB.open("github:example/site").onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close());
    setInterval(open);
  });
  await press("Sign In");
  // The built site has more pages than the repository, so /admin loads again.
  const pages = () => document.body.innerText.match(/Page: (about|leaving)/g);
  await expect(async () => expect(await driver.run(pages)).toEqual(["Page: about"])).toPass();
  await driver.run(() => (location.hash = "#/collections/page-about/entries/story"));
  await driver.fill(field("section.heading"), " in the rain");
  const preview = () => document.querySelector("iframe")?.contentDocument?.body.textContent;
  await expect.poll(() => driver.run(preview)).toContain(" in the rain");
  await press("Add photo");
  await driver.fill("dialog[open] input[type=file]", path.resolve("tests/fixtures/phone.heic"));
  await driver.find('//dialog[@open]//*[contains(text(), "phone.webp")]');
  await driver.fill(`dialog[open] ${field("alt")}`, "A phone");
  await press("Add");
  await expect.poll(() => driver.run(() => document.querySelector("dialog[open]") === null)).toBe(true);
  await press("Save");
  await expect.poll(() => github.commits).toBe(1);
  expect(github.changes()["content/pages/about/story.md"]).toContain("+heading: Our story in the rain");
  const image = github.files.get("content/photos/phone.webp");
  expect(await sharp(image).metadata()).toMatchObject({ format: "webp" });
  expect(image?.length).toBeLessThan(20_000);
});
