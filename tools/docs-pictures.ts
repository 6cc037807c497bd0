import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../src/content/read/content";
import { anchorOf } from "../src/content/read/entry";
import { isSectionName, sectionWord } from "../src/content/schema/sdl";
import { firstOfType } from "./editors/first-of-type";
import { copyProject } from "./support/copy";
import { startDeveloping } from "./support/develop-server";
import { createStage, photosShown, type Stage } from "./support/stage";

const folder = "docs/pictures";
const viewport = { width: 1280, height: 860 };

/** What the README shows of the site: an address, and the light that it is seen in. */
const views = [
  { name: "day", address: "/", colorScheme: "light" },
  { name: "night", address: "/services#flips", colorScheme: "dark" },
] as const;

/** Takes the pictures of the documentation on the built site. */
async function main(): Promise<void> {
  mkdirSync(`${folder}/sections`, { recursive: true });
  const stage = await createStage();
  try {
    const origin = await stage.serve("dist");
    // `bypassCSP` for a style sheet that hides what lies over a section.
    const page = await stage.browser.newPage({ bypassCSP: true, viewport, reducedMotion: "reduce" });
    for (const { name, address, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.goto(origin + address);
      await photosShown(page);
      await write(name, await page.screenshot());
    }
    await page.emulateMedia({ colorScheme: "light" });
    for (const [typeName, { entry, address }] of firstOfType(readContent()))
      if (isSectionName(typeName) && address !== undefined)
        await write(`sections/${sectionWord(typeName)}`, await pictureOf(page, origin + address, anchorOf(entry)));
    await takeEditing(stage);
  } finally {
    await stage.close();
  }
}

/** Editing on the page, in a copy of the site: a form, and a mistake at its field. */
async function takeEditing({ browser }: Stage): Promise<void> {
  const copy = copyProject();
  const server = await startDeveloping(copy);
  try {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    const panel = page.getByRole("complementary");
    const edit = async (typeName: string): Promise<void> => {
      const { entry, address = "" } = firstOfType(readContent()).get(typeName) ?? {};
      if (!entry) throw new Error(`No page shows a ${typeName} to edit.`);
      await page.goto(server.origin + address);
      await page.locator(`#${anchorOf(entry)}`).hover();
      await page.locator(`.offer button[data-file="${entry.file}"]`).click();
      await panel.locator("form .field").first().waitFor();
      await photosShown(page);
    };
    await edit("StorySection");
    await write("edit", await page.screenshot());
    await edit("HeroSection");
    await panel.locator("li summary").first().click();
    await panel.locator("input[list=link]").first().fill("/abuot");
    await panel.getByRole("button", { name: "Save" }).click();
    await panel.locator(".wrong:focus").waitFor();
    await write("edit-mistake", await page.screenshot());
  } finally {
    await server.stop();
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A section alone, without the fixed bar and the skip link that would lie over it. */
async function pictureOf(page: Page, address: string, anchor: string): Promise<Buffer> {
  await page.goto(address);
  await photosShown(page);
  await page.addStyleTag({ content: "body * { visibility: hidden } main, main * { visibility: visible }" });
  return page.locator(`#${anchor}`).screenshot();
}

async function write(name: string, picture: Buffer): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  await sharp(picture).resize({ width: 960 }).webp({ quality: 70 }).toFile(file);
  console.log(file);
}

void main();
