/**
 * Prints the @font-face overrides that give Times New Roman (or its metric twin, Liberation Serif) the width and height of the display face.
 * Widths are measured in Chromium over a line of ordinary prose.
 */
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const font = (await readFile("static/fonts/libre-caslon-display.woff2")).toString("base64");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage();
const found = await page.evaluate(async (data) => {
  const face = new FontFace("Display", `url(data:font/woff2;base64,${data})`);
  document.fonts.add(await face.load());
  const context = document.createElement("canvas").getContext("2d");
  const measure = (family) => {
    context.font = `1000px ${family}`;
    return context.measureText("Tired houses, made good. Our services, our mission, and the people that we work with");
  };
  const [own, fallback] = [measure("Display"), measure("'Times New Roman', 'Liberation Serif'")];
  return {
    size: own.width / fallback.width,
    ascent: own.fontBoundingBoxAscent / 1000,
    descent: own.fontBoundingBoxDescent / 1000,
  };
}, font);
await browser.close();
const percent = (n) => `${(n * 100).toFixed(1)}%`;
console.log(
  `size-adjust: ${percent(found.size)};\nascent-override: ${percent(found.ascent / found.size)};\ndescent-override: ${percent(found.descent / found.size)};\nline-gap-override: 0%;`,
);
