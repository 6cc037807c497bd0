import { checkContent } from "../../src/content/check";
import { printProblems } from "../../src/content/problem";
import { readTypes } from "../../src/content/schema/sdl";
import { siteWith } from "../../tools/support/good-site";
import { mistakes, right } from "./mistakes";

const types = readTypes();

test.each(Object.entries(right))("says nothing about %s", (_site, edits) => {
  expect(checkContent(siteWith(edits), types)).toEqual([]);
});

test.each(mistakes)("tells %s by file, line and column", (_mistake, edits, says) => {
  const problems = checkContent(siteWith(edits), types);
  expect(problems.map((problem) => printProblems([problem]))).toEqual(says);
});
