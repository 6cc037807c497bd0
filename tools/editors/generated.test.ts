/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readTypes } from "../../src/content/schema/sdl";
import { siteWith } from "../support/good-site";
import { generatedFiles } from "./generated";
import { withoutExamples } from "./reference";

// Another site's content: what editors change on this one is no reason to fail.
test.each(Object.entries(generatedFiles(readTypes(), siteWith({}))))(
  "%s follows from the content types; if not, run `npm run generate`",
  (file, text) => {
    expect(withoutExamples(readFileSync(file, "utf8"))).toBe(withoutExamples(text));
  },
);
