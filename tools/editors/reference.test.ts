/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { siteWith } from "../../tests/fixtures";
import { reference } from "./reference";

test("docs/reference.md follows from the content types; if not, run `npm run generate`", () => {
  // Its examples come from another site here: what editors change on this one is no reason to fail.
  const withoutExamples = (text: string) => text.replaceAll(/\nFrom .*:\n\n````markdown\n[^]*?^````\n/gm, "");
  const written = reference(readTypes(), siteWith({}));
  expect(withoutExamples(readFileSync("docs/reference.md", "utf8"))).toBe(withoutExamples(written));
});
