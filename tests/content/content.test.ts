import { readFileSync } from "node:fs";
import { checkContent } from "../../src/content/check";
import { readContent } from "../../src/content/read/content";
import { printProblems } from "../../src/content/problem";
import { readTypes } from "../../src/content/schema/sdl";

const content = readContent();

test("all of content/ is valid", () => {
  const problems = checkContent(content, readTypes());
  expect(problems.length ? printProblems(problems) : "").toBe("");
});

test("only content/site.md writes the company's facts: everything else has tokens", () => {
  const names = ["company", "phone", "email", "partnershipsEmail", "legalName", "companyNumber"];
  for (const { file } of content.entries.values()) {
    if (file === "content/site.md") continue;
    const text = readFileSync(file, "utf8");
    for (const name of names)
      expect({ file, holds: text.includes(content.facts.get(name) ?? name) && name }).toEqual({ file, holds: false });
  }
});
