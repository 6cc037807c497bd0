/** @jest-environment node */
import { checkContent } from "../../src/content/check";
import { readContent } from "../../src/content/read/content";
import { printProblems } from "../../src/content/problem";
import { readTypes } from "../../src/content/schema/sdl";

test("all of content/ is valid", () => {
  const problems = checkContent(readContent(), readTypes());
  expect(problems.length ? printProblems(problems) : "").toBe("");
});
