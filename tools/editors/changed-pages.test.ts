import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { siteWith } from "../../tests/fixtures";
import { changedPages } from "./changed-pages";

const types = readTypes();
const of = (...files: string[]): string[] => changedPages(siteWith({}), types, files).split("\n").slice(2);

test.each([
  ["a page's own file", "content/pages/about/page.md", ["/about"]],
  ["a section", "content/pages/home/hero.md", ["/"]],
  ["a shared section", "content/shared/contact.md", ["/", "/about"]],
  ["a photo in a field and in a text", "content/photos/victorian-house.md", ["/", "/about"]],
  ["a form of a shared section", "content/forms/contact.md", ["/", "/about"]],
])("the pages that show %s are listed with it", (_what, file, paths) => {
  const lines = of(file);
  expect(lines.map((line) => /\*\*(.*)\*\*/.exec(line)?.[1]).sort()).toEqual(paths);
  for (const line of lines) expect(line).toContain(file);
});

test("the company's file changes every page", () => {
  expect(of("content/site.md")).toEqual([expect.stringContaining("Every page")]);
});

test("a file that is gone is told, and an edit that no page shows", () => {
  expect(of("content/pages/home/old.md")).toEqual(["- Deleted or moved: `content/pages/home/old.md`"]);
  expect(of()).toEqual(["None: no page shows what changed."]);
});
