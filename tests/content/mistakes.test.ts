import { checkContent } from "../../src/content/check";
import { printProblems } from "../../src/content/problem";
import { readTypes } from "../../src/content/schema/sdl";
import { siteWith } from "../../tools/support/good-site";
import { mistakes } from "./mistakes";

const types = readTypes();

test("says nothing about content without a mistake", () => {
  expect(checkContent(siteWith({}), types)).toEqual([]);
});

test.each(mistakes)("tells %s by file, line and column", (_mistake, edits, says) => {
  const problems = checkContent(siteWith(edits), types);
  expect(problems.map((problem) => printProblems([problem]))).toEqual(says);
});
