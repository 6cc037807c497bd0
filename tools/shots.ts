import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
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
npm run shots /about …    takes those of these addresses
npm run shots handbook    takes the pictures of the README and the handbook anew`;

/** Pixels of a phone, a tablet, a laptop and a large screen. */
const widths = [375, 768, 1440, 2560];

/** How the README and the handbook show the site. */
const view = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" } as const;

/** Takes pages whole, for a person to look at. */
async function takePages({ browser }: Stage, origin: string, paths: readonly string[]): Promise<void> {
  for (const photos of ["on", "off"])
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of widths) {
        const page = await browser.newPage({ ...view, viewport: { width, height: 860 }, colorScheme });
        if (photos === "off") await page.route(/^https:..(?!localhost)/, (route) => route.abort());
        for (const path of paths) {
          await show(page, origin + path);
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
  await show(page, `${origin}/services#flips`);
  await write("night", page.screenshot());
  await page.emulateMedia({ colorScheme: "light" });
  await show(page, origin);
  await write("day", page.screenshot());
  for (const [typeName, { entry, address }] of firstOfType(readContent())) {
    if (!isSectionName(typeName) || address === undefined) continue;
    await show(page, origin + address);
    await page.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
    await write(`sections/${sectionWord(typeName)}`, page.locator(`#${anchorOf(entry)}`).screenshot());
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
  try {
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
      await page.evaluate(failedPhotos);
    };
    await edit("StorySection");
    await write("edit", page.screenshot());
    await panel.getByLabel("Heading").first().fill("How We Began");
    await press("Save");
    await press("Publish…");
    await panel.getByRole("textbox").fill("A heading that says what the story is");
    await panel.locator("ins").waitFor();
    await write("edit-publish", page.screenshot());
    await press("Publish");
    await panel.getByRole("link").waitFor();
    await write("edit-published", page.screenshot());
    await edit("HeroSection");
    await panel.locator("li summary").first().click();
    await panel.locator("input[list=link]").first().fill("/abuot");
    await press("Save");
    await panel.locator(".wrong:focus").waitFor();
    await write("edit-mistake", page.screenshot());
    for (const what of ["section", "photo"]) {
      await page.keyboard.press("Escape");
      await press("Add…");
      await press(`A ${what}…`);
      await page.locator("dialog :is(.field, fieldset)").first().waitFor();
      if (what === "section") await page.locator("dialog [type=radio]").nth(2).check();
      else await page.locator("dialog [type=file]").setInputFiles("docs/pictures/day.webp");
      await page.evaluate(failedPhotos);
      await write(what === "section" ? "edit-add" : "edit-photo", page.screenshot());
    }
  } finally {
    await server.stop();
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(failedPhotos);
}

async function write(name: string, picture: Promise<Buffer>): Promise<void> {
  const file = `docs/pictures/${name}.webp`;
  await sharp(await picture)
    .resize({ width: 960 })
    .webp({ quality: 70 })
    .toFile(file);
  console.log(file);
}

const most = Number.POSITIVE_INFINITY;

void runCommand({ usage, most, options: {} }, async (words) => {
  const isHandbook = words.length === 1 && words[0] === "handbook";
  const wrong = words.find((word) => !isHandbook && !word.startsWith("/"));
  if (wrong !== undefined) throw new WrongUsage(`"${wrong}" has no pictures`);
  const known = sitePages(readContent()).flatMap(({ entry, path }) => (isDraft(entry) ? [] : (path ?? [])));
  await onStage(async (stage) => {
    const origin = await stage.serve("dist");
    if (!isHandbook) return takePages(stage, origin, words.length > 0 ? words : known);
    await takeHandbook(stage, origin);
    await takeEditing(stage);
  });
});
