import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../plugins/gatsby-source-content/read/content";
import { anchorOf } from "../plugins/gatsby-source-content/read/entry";
import { isDraft, sitePages } from "../plugins/gatsby-source-content/read/pages";
import { isSectionName, sectionWord } from "../plugins/gatsby-source-content/schema/sdl";
import { firstOfType } from "./support/first-of-type";
import { copyProject } from "./support/copy";
import { startDeveloping } from "./support/develop-server";
import { runCommand, WrongUsage } from "./support/run-command";
import { failedPhotos, onStage, type Stage } from "./support/stage";

const usage = `npm run shots             takes each page of the built site into shots/: by day and by night, with photos and without
npm run shots handbook    takes the pictures of the README and the handbook anew`;

/** Pixels of a phone, a tablet, a laptop and a large screen. */
const widths = [375, 768, 1440, 2560];

/** How the README and the handbook show the site. */
const view = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" } as const;

/** Takes pages whole, for a person to look at. */
async function takePages({ browser }: Stage, origin: string): Promise<void> {
  const pages = sitePages(readContent()).filter(({ entry }) => !isDraft(entry));
  for (const photos of ["on", "off"])
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of widths) {
        const page = await browser.newPage({ ...view, viewport: { width, height: 860 }, colorScheme });
        if (photos === "off") await page.route(/^https:..(?!localhost)/, (route) => route.abort());
        for (const { path = "" } of pages) {
          await page.goto(origin + path);
          await page.evaluate(failedPhotos);
          const file = `shots/${[path.slice(1) || "home", width, colorScheme, `photos-${photos}`].join("-")}.png`;
          await page.screenshot({ path: file, fullPage: true });
          console.log(file);
        }
        await page.context().close();
      }
}

/** Takes what the README and the reference show: two views, and a section of each type without the bar that would lie over it. */
async function takeHandbook({ browser }: Stage, origin: string): Promise<void> {
  // `bypassCSP` for a style sheet of our own.
  const page = await browser.newPage({ bypassCSP: true, colorScheme: "dark", ...view });
  await page.goto(`${origin}/services#flips`);
  await write(page, "night");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(origin);
  await write(page, "day");
  for (const [typeName, { entry, address }] of firstOfType(readContent())) {
    if (!isSectionName(typeName) || address === undefined) continue;
    await page.goto(origin + address);
    await page.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
    await write(page, `sections/${sectionWord(typeName)}`, page.locator(`#${anchorOf(entry)}`));
  }
}

/** Lines of shell that share a copy's content, with a server that says where a proposal is looked at, as GitHub does. */
const share = `
git init -q -b main; printf '/*\n!/content\n' > .git/info/exclude; git config user.name Ada; git config user.email ada@example.com
git add .; git commit -qm Begin; git clone -q --bare . .shared; git remote add origin .shared
printf '#!/bin/sh\necho https://github.com/larch-row/site/pull/new/edit' > .shared/hooks/post-receive; chmod +x .shared/hooks/*
`;

/** Takes editing on the page, in a copy of the site: a form, a mistake at its field, what can be added, and how it is published. */
async function takeEditing({ browser }: Stage): Promise<void> {
  const copy = copyProject();
  // The kinds of sections have their pictures there.
  cpSync("docs", path.join(copy, "docs"), { recursive: true });
  execFileSync("sh", ["-euc", share], { cwd: copy });
  const server = await startDeveloping(copy, { GIT_DIR: path.join(copy, ".git"), GIT_WORK_TREE: copy });
  const page = await browser.newPage(view);
  const panel = page.getByRole("complementary");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const edit = async (typeName: string): Promise<void> => {
    const { entry, address = "" } = firstOfType(readContent()).get(typeName) ?? {};
    if (!entry) throw new Error(`No page shows a ${typeName} to edit.`);
    await page.goto(server.origin + address);
    await page.locator(`#${anchorOf(entry)}`).hover();
    await page.locator(`.edit button[data-file="${entry.file}"]`).press("Enter");
    await panel.locator("form .field").first().waitFor();
  };
  const add = async (what: string, picture: string, begin: () => Promise<void>): Promise<void> => {
    await page.keyboard.press("Escape");
    await press("Add…");
    await press(`A ${what}…`);
    await begin();
    for (const img of await page.locator("dialog img").all()) await img.evaluate((it: HTMLImageElement) => it.decode());
    await write(page, picture);
  };
  await edit("StorySection");
  await write(page, "edit");
  await panel.getByLabel("Heading").first().fill("How We Began");
  await press("Save");
  await press("Publish…");
  await panel.getByRole("textbox").fill("A heading that says what the story is");
  await panel.locator("ins").waitFor();
  await write(page, "edit-publish");
  await press("Publish");
  await panel.getByRole("link").waitFor();
  await write(page, "edit-published");
  await edit("HeroSection");
  await panel.locator("li summary").first().click();
  await panel.locator("input[list=link]").first().fill("/abuot");
  await press("Save");
  await panel.locator(".wrong:focus").waitFor();
  await write(page, "edit-mistake");
  await add("section", "edit-add", () => page.locator("dialog [type=radio]").nth(2).check());
  await add("photo", "edit-photo", () => page.locator("dialog [type=file]").setInputFiles("docs/pictures/day.webp"));
  await server.stop();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

async function write(page: Page, name: string, shown: Page | Locator = page): Promise<void> {
  const file = `docs/pictures/${name}.webp`;
  await page.evaluate(failedPhotos);
  const picture = sharp(await shown.screenshot());
  await picture.resize({ width: 960 }).webp({ quality: 70 }).toFile(file);
  console.log(file);
}

void runCommand({ usage, most: 1, options: {} }, async ([word]) => {
  if (word !== undefined && word !== "handbook") throw new WrongUsage(`"${word}" has no pictures`);
  await onStage(async (stage) => {
    const origin = await stage.serve("dist");
    if (!word) return takePages(stage, origin);
    await takeHandbook(stage, origin);
    await takeEditing(stage);
  });
});
