import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { LaunchOptions } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { filesIn } from "../../src/finish/files";
import { hashSource } from "../../src/finish/policy";

/** How a visitor comes to click: as soon as the page is there, when it has settled, or after the pointer rested on the link. */
export const manners = ["at once", "settled", "rested"] as const;

/** The page that a link in the top bar of the home page leads to. */
const to = "/about";

/**
 * Notes when something is clicked, and when the next page's main heading has been painted, by a clock that all pages share. A page
 * that was prepared ahead is only looked at once it is shown.
 */
const watch = (heading: string): string => `<script>(() => {
  const note = (what) => fetch("/noted/" + what + "/" + (performance.timeOrigin + performance.now()), { keepalive: true });
  addEventListener("click", () => note("clicked"), true);
  const look = () => {
    if (document.querySelector("h1")?.textContent !== ${JSON.stringify(heading)}) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => note("painted")));
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", look, { once: true });
  else look();
})()</script>`;

/** Copies a finished site, and has each of its pages note times; the policy of the site, if it has one, allows that. */
export function watched(site: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clicks-"));
  cpSync(site, folder, { recursive: true });
  const page = readFileSync(
    path.join(folder, existsSync(path.join(folder, `${to}.html`)) ? `${to}.html` : `${to}/index.html`),
  );
  const script = watch(/<h1[^>]*>([^<]*)/.exec(page.toString())?.[1] ?? "");
  const change = (file: string, from: string, into: string): void => {
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(
      path.join(folder, file),
      text.replace(from, () => into),
    );
  };
  for (const file of filesIn(folder).filter((file) => file.endsWith(".html")))
    change(file, "<head>", `<head>${script}`);
  const allowed = hashSource(script.replaceAll(/<\/?script>/g, ""));
  if (existsSync(path.join(folder, "_headers"))) change("_headers", "script-src ", `script-src ${allowed} `);
  return folder;
}

/** The times that pages have noted. */
export class Notes extends Map<string, number> {
  /** Takes a note from an address that a page has asked for. */
  take(address: string): void {
    const [, what, time] = /^\/noted\/(\w+)\/([\d.]+)$/.exec(address) ?? [];
    if (what) this.set(what, Number(time));
  }
}

/** Milliseconds after which a page that notes nothing is given up. */
const patience = 15_000;

/**
 * Milliseconds from a click to the painted heading of the next page, in a browser that knows nothing yet. Puppeteer drives it,
 * because Chromium prepares no page ahead while Playwright does.
 */
export async function timeClick(
  { executablePath, args }: LaunchOptions,
  manner: (typeof manners)[number],
  origin: string,
  notes: Notes,
): Promise<number> {
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: { width: 1280, height: 800 } });
  try {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle0" });
    notes.clear();
    const link = await page.waitForSelector(`header a[href^="${to}"]`);
    await link?.hover();
    // A visitor who thinks before the click: longer than either site takes to fetch.
    if (manner === "rested") await setTimeout(1500);
    await link?.click({ delay: 80 });
    for (const end = Date.now() + patience; Date.now() < end; await setTimeout(50)) {
      const [clicked, painted] = [notes.get("clicked"), notes.get("painted")];
      if (clicked !== undefined && painted !== undefined) return painted - clicked;
    }
    throw new Error(`${origin}: no heading was painted after a click`);
  } finally {
    await browser.close();
  }
}
