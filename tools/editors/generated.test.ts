/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readTypes } from "../../src/content/schema/sdl";
import { generatedFiles } from "./generated";

test.each(Object.entries(generatedFiles(readTypes(), readFileSync("docs/editing.md", "utf8"))))(
  "%s follows from the content types; if not, run `npm run generate`",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
