/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readContent } from "../../src/content/read/content";
import { readTypes } from "../../src/content/schema/sdl";
import { generatedFiles } from "./generated";
import { withoutExamples } from "./reference";

// Editors may change the files that the reference shows as examples.
test.each(Object.entries(generatedFiles(readTypes(), readContent())))(
  "%s follows from the content types; if not, run `npm run generate`",
  (file, text) => {
    expect(withoutExamples(readFileSync(file, "utf8"))).toBe(withoutExamples(text));
  },
);
