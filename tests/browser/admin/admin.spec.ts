import type { Locator } from "@playwright/test";
import { drawn } from "../../images";
import { expect, test } from "./cms";

test("an edit of one field changes one line, in files of every content type", async ({ cms, github }) => {
  const edits = [
    ["company/entries/site", "phone", "020 7946 0199"],
    ["page-about/entries/story", "section.heading", "Our story today"],
    ["page-home/entries/process", "section.items.0.text", "We buy houses."],
    ["shared/entries/contact", "section.heading", "Talk to us"],
    ["photos/entries/uk-house", "alt", "A house in Leeds"],
    ["forms/entries/contact", "submit", "Send it"],
  ] as const;
  for (const [place, field, text] of edits) {
    await cms.open(place);
    if (field.includes("items")) await cms.expand("section.items");
    await cms.fill(field, text);
    await cms.save();
  }
  for (const [file, lines] of Object.entries(github.changes())) expect(lines, file).toHaveLength(2);
  expect(Object.keys(github.changes())).toHaveLength(edits.length);
});

test("a section can be added to a page, moved by keyboard and deleted", async ({ cms, github }) => {
  const list = "content/pages/about/page.md";
  await cms.open("page-about/entries/page");
  await cms.addSection(/Prose/, { heading: "What we learned" });
  await test.step("before it is saved, it is in the preview", async () => {
    await expect(cms.page.frameLocator("iframe").getByText("What we learned")).toBeVisible();
  });
  await test.step("the form of a new section asks before it closes", async () => {
    await cms
      .field("sections")
      .getByRole("button", { name: /Add .*section/ })
      .click();
    await cms.pick(/Prose/);
    await cms.fill("section.heading", "Not lost", cms.dialog());
    const cancel = cms.dialog().getByRole("button", { name: "Cancel" });
    cms.page.once("dialog", (question) => void question.dismiss());
    await cancel.click();
    await expect(await cms.input("section.heading", cms.dialog())).toHaveValue("Not lost");
    cms.page.once("dialog", (question) => void question.accept());
    await cancel.click();
    await expect(cms.dialog()).toHaveCount(0);
  });
  await cms.save();
  expect(github.changes()).toEqual({
    [list]: ["+  - what-we-learned"],
    "content/pages/about/what-we-learned.md": ["+---", "+type: prose", "+heading: What we learned", "+---", "+"],
  });
  await test.step("the list has the order of the page after the section was moved", async () => {
    await cms.open("page-about/entries/page");
    await cms.input("sections");
    await cms.field("sections").getByText("(what-we-learned)").focus();
    await cms.page.keyboard.press("ArrowLeft");
    await cms.page.keyboard.press("ArrowLeft");
    await cms.save();
    const sections = String(github.files.get(list)).match(/^ {2}- [\w-]+$/gm);
    expect(sections).toEqual(["  - hero", "  - what-we-learned", "  - story", "  - contact"]);
    await expect(cms.page.getByText(/ · (hero|prose|story)$/)).toHaveText([/hero$/, /prose$/, /story$/]);
  });
  await cms.delete("page-about/entries/what-we-learned");
  await expect.poll(() => github.changes()).toEqual({});
});

test("an entry can be added to a list, also in a new section", async ({ cms, github }) => {
  const addStep = async (at: number, within?: Locator): Promise<void> => {
    await cms.input("section.items", within);
    await cms.field("section.items", within).getByRole("button", { name: /^Add/ }).last().click();
    await cms.fill(`section.items.${at}.heading`, `Step ${at}`, within);
    await cms.fill(`section.items.${at}.text`, "We do it.", within);
  };
  const step = (at: number): string[] => [`+  - heading: Step ${at}`, "+    text: We do it."];
  await cms.open("page-home/entries/process");
  await addStep(2);
  await cms.save();
  await cms.open("page-about/entries/page");
  await cms.addSection(/Steps/, { heading: "What to do" }, async (dialog) => {
    await addStep(0, dialog);
    await addStep(1, dialog);
  });
  await cms.save();
  const added = ["+---", "+type: steps", "+heading: What to do", "+items:", ...step(0), ...step(1), "+---", "+"];
  expect(github.changes()).toEqual({
    "content/pages/home/process.md": step(2),
    "content/pages/about/page.md": ["+  - what-to-do"],
    "content/pages/about/what-to-do.md": added,
  });
});

test("a new page is a draft, to which sections can be added", async ({ cms, github }) => {
  await cms.open("new-pages/new");
  await cms.fill("path", "/landlords");
  await cms.fill("title", "Landlords: lease us your home");
  await cms.fill("description", "Lease a suitable home to us for a fixed rent, and we look after it from day to day.");
  await cms.save();
  await cms.page.waitForURL("**/admin#/collections/page-landlords");
  await cms.page.getByText("Page: landlords").first().waitFor();
  await cms.open("page-landlords/entries/page");
  await cms.addSection(/Hero/, { heading: "Lease us your home" });
  await cms.save();
  expect(github.changes()["content/pages/landlords/page.md"]).toEqual(
    expect.arrayContaining(["+path: /landlords", "+draft: true", "+  - lease-us-your-home"]),
  );
  expect(github.changes()["content/pages/landlords/lease-us-your-home.md"]).toContain("+type: hero");
  await cms.open("page-landlords/entries/page");
  await cms.input("draft");
  await cms.field("draft").getByRole("switch").click();
  await cms.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cms.page.getByText("Page: landlords (draft)")).toHaveCount(0);
  await expect(cms.page.getByText("Page: landlords").first()).toBeVisible();
});

test("a photo can be uploaded from a section's form, and chosen by its thumbnail", async ({ cms, github }) => {
  const buffer = await drawn(3000, 2000).jpeg().toBuffer();
  const photo = cms.field("section.photo");
  await cms.open("page-about/entries/story");
  await cms.input("section.photo");
  await photo.getByRole("button", { name: /Add .*photo/ }).click();
  const file = cms.dialog().locator("input[type=file]").first();
  await file.setInputFiles({ name: "IMG_4711 Door.jpg", mimeType: "image/jpeg", buffer });
  await expect(cms.dialog().getByText("img_4711-door.webp")).toBeVisible();
  await cms.fill("alt", "A blue front door", cms.dialog());
  await cms.dialog().getByRole("button", { name: "Add", exact: true }).click();
  await expect(cms.dialog()).toHaveCount(0);
  await cms.save();
  const fields = ["+image: img_4711-door.webp", "+alt: A blue front door"];
  expect(github.changes()).toMatchObject({
    "content/photos/a-blue-front-door.md": ["+---", ...fields, "+---", "+"],
    "content/pages/about/story.md": ["-photo: uk-house", "+photo: a-blue-front-door"],
  });
  expect(github.files.get("content/photos/img_4711-door.webp")?.subarray(8, 12).toString()).toBe("WEBP");
  await cms.open("page-about/entries/story");
  await photo.getByRole("combobox").click();
  await expect(cms.page.locator("[role=option]", { hasText: "victorian-house" }).locator("img")).toBeVisible();
});

test("an invalid value is not saved, and a probable slip only if the editor says so", async ({ cms, github }) => {
  const wrong = [
    ["company/entries/site", "phone", "call us", /Phone.*phone number/],
    ["company/entries/site", "name", "", /./],
    ["page-about/entries/page", "path", "/", /Path/],
    ["page-about/entries/story", "section.heading", "Call {phoen}", /^Heading: .*\{phoen\}/],
    ["photos/entries/uk-house", "stockUrl", "", /image/],
  ] as const;
  for (const [place, field, text, message] of wrong)
    await test.step(`${field}: ${text}`, async () => {
      await cms.open(place);
      const input = await cms.input(field);
      const before = await input.inputValue();
      await input.fill(text);
      expect(await cms.saveInvalid()).toMatch(message);
      await expect(input).toHaveValue(text);
      await input.fill(before);
    });
  await cms.open("page-about/entries/story");
  await cms.fill("section.heading", "Ask [your name]");
  expect(await cms.saveInvalid()).toMatch(/^Heading: this is left over/);
  await cms.page.getByRole("dialog", { name: "Save It Like This?" }).getByRole("button", { name: "Go Back" }).click();
  await expect(cms.dialog()).toContainText("Heading: this is left over");
  await cms.dialog().getByRole("button", { name: "OK" }).click();
  await expect(await cms.input("section.heading")).toHaveValue("Ask [your name]");
  await cms.page.getByRole("button", { name: "Save", exact: true }).click();
  await cms.dialog().getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => github.commits).toBe(1);
});

test("on mobile /admin fits the screen, and saves an edit", async ({ page, cms, github }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await cms.open("page-about/entries/story");
  await cms.fill("section.heading", "Our story on a phone");
  const fields = page.locator("section.field, .text-editor");
  const edges = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  expect(await page.locator(".start:has(.type)").evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  await cms.save();
  expect(github.changes()["content/pages/about/story.md"]).toContain("+heading: Our story on a phone");
});

test("without a repository /admin says so, and offers a local folder", async ({ page }) => {
  await page.route("**/site.json", async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...json, hasBackend: false } });
  });
  // A private folder of the browser replaces the one that an editor picks.
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto("/admin");
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getDirectoryHandle(".git", { create: true });
  });
  await expect(page.getByText("No repository is configured")).toBeVisible();
  await expect(page.getByRole("button", { name: /Token/ })).toBeHidden();
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Page: about").first().waitFor();
});
