/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { siteWith } from "../../tests/fixtures";
import { reference } from "./reference";

test("docs/reference.md follows from the content types; if not, run `npm run generate`", () => {
  // The examples here are the fixture site's, so an edit of content/ passes.
  const withoutExamples = (text: string) => text.replaceAll(/\nFrom .*:\n\n````markdown\n[^]*?^````\n/gm, "");
  const written = reference(readTypes(), siteWith({}));
  expect(withoutExamples(readFileSync("docs/reference.md", "utf8"))).toBe(withoutExamples(written));
});

test("the reference links to its chapters, lists the placeholders, and shortens long examples", () => {
  const written = reference(readTypes(), siteWith({}));
  expect(written).toContain("- [`type: story`](#type-story)");
  expect(written).toMatch(/^\| `\{company\}` \|/m);
  expect(written).toMatch(/^\| `\{registeredOffice\}` \|/m);
  for (const [, example = ""] of written.matchAll(/^````markdown\n([^]*?)\n````$/gm))
    expect(example.split("\n").length).toBeLessThanOrEqual(12);
});
