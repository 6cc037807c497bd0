/** @jest-environment node */
import { adviceOn, checkContent } from "../../src/content/check";
import { printProblems } from "../../src/content/problem";
import { readTypes } from "../../src/content/schema/sdl";
import { siteWith } from "../../tools/support/good-site";
import { mistakes, picture, pictured, png, right } from "./mistakes";

const types = readTypes();

test.each(Object.entries(right))("says nothing about %s", (_site, edits) => {
  expect(checkContent(siteWith(edits), types)).toEqual([]);
});

test.each(mistakes)("tells %s by file, line and column", (_mistake, edits, says) => {
  const problems = checkContent(siteWith(edits), types);
  expect(problems.map((problem) => printProblems([problem]))).toEqual(says);
});

test("a picture that is good enough has no mistake, and one that is too small for a large screen is told", () => {
  const good = siteWith({ ...pictured, [picture]: png(2400, 1600) });
  expect([...checkContent(good, types), ...adviceOn(good)]).toEqual([]);
  const small = siteWith({ ...pictured, [picture]: png(800, 600) });
  expect(checkContent(small, types)).toEqual([]);
  expect(printProblems(adviceOn(small))).toBe(
    "content/photos/terrace.md:2:10  picture — the picture has 800 × 600 pixels, and large screens show up to 1440 × 960: there it will look soft",
  );
});
