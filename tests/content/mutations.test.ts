import fc from "fast-check";
import { checkContent } from "../../plugins/content-model/check";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { sampleFiles, siteWith } from "../fixtures";
import { mutate, mutation } from "../support/mutations";

const types = readTypes("src");

test("the check never crashes on damaged files, and every error has a file, line and column", () => {
  const edits = fc.tuple(
    fc.constantFrom(...Object.keys(sampleFiles)),
    fc.array(mutation, { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 3 }), (changed) => {
      const texts = Object.fromEntries(
        changed.map(([file, mutations]) => [file, mutations.reduce(mutate, sampleFiles[file] ?? "")]),
      );
      for (const { file, line, column, message } of checkContent(siteWith(texts), types)) {
        const text = texts[file] ?? sampleFiles[file];
        expect(text === undefined ? file : "").toMatch(/^(content\/pages)?$/);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual((text ?? "").split(/\r\n|\r|\n/).length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).toMatch(/^(?!.*(undefined|\[object)).+/s);
      }
    }),
    { numRuns: 250 },
  );
});
