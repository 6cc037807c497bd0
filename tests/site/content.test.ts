import { readFileSync } from "node:fs";
import { checkContent } from "../../plugins/gatsby-source-content/check";
import { readContent } from "../../plugins/gatsby-source-content/read/read-content";
import { printProblems } from "../../plugins/gatsby-source-content/problem";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";

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
      expect({ file, holds: text.includes(content.placeholders.get(name) ?? name) && name }).toEqual({
        file,
        holds: false,
      });
  }
});
