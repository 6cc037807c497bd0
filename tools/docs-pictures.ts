import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readContent } from "../src/content/read/content";
import { anchorOf } from "../src/content/read/entry";
import { isDraft, sitePages } from "../src/content/read/pages";
import { createStage, photosShown } from "./support/stage";

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
    for (const { type, address, anchor } of kinds())
      await write(`sections/${type}`, await pictureOf(page, origin + address, anchor));
  } finally {
    await stage.close();
  }
}

/** Each kind of section, and where the first of its kind stands. */
function kinds(): { type: string; address: string; anchor: string }[] {
  const pages = sitePages(readContent()).filter(({ path, entry }) => path !== undefined && !isDraft(entry));
  const all = pages
    .sort((a, b) => (a.path ?? "").localeCompare(b.path ?? ""))
    .flatMap(({ path = "", sections }) =>
      sections
        .filter((section) => !isDraft(section))
        .map((section) => ({ type: String(section.data?.type), address: path, anchor: anchorOf(section) })),
    );
  return all.filter(({ type }, index) => all.findIndex((other) => other.type === type) === index);
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
