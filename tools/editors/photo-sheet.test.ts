/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readTypes } from "../../plugins/gatsby-source-content/schema/sdl";
import { siteWith } from "../support/sample-site";
import { photoSheet } from "./photo-sheet";

const dist = mkdtempSync(path.join(tmpdir(), "sheet-"));
afterAll(() => rmSync(dist, { recursive: true }));

test("each photo stands beside its alternative text in every section that shows it, styled as there", () => {
  const picture = '<img src="/static/house.avif" loading="lazy" alt="A house in the UK">';
  const page = `<style>img{width:50%}</style><main><section id="story">${picture}</section><section id="other"></section></main>`;
  writeFileSync(path.join(dist, "about.html"), page);
  const sheet = photoSheet(siteWith({}), readTypes(), dist);
  expect(sheet.match(/<h2>.*?<\/p>/g)).toEqual([
    "<h2>/about#story</h2><p>“A house in the UK”<br><small>content/photos/uk-house.md</small></p>",
  ]);
  const shown =
    '<!doctype html><body inert><style>img{width:50%}</style><section id="story"><img src="static/house.avif"';
  expect(sheet.split(shown.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"))).toHaveLength(4);
  expect(sheet).toContain("On no page: content/photos/modern-kitchen.md");
});
