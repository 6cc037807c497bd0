import fc from "fast-check";
import { checkContent } from "../../plugins/gatsby-source-content/check";
import { readTypes } from "../../plugins/gatsby-source-content/schema/read-types";
import { sampleFiles, siteWith } from "../fixtures";

const types = readTypes();

/** Text with a meaning in YAML, markdown, HTML or placeholders. */
const pieces = [
  "---\n~\n~  ~\t~\r\n~\uFEFF~\0~[~]~: ~- ~#~# ~\"~'~{~}~|~>~&a ~*a~!~{phone}~{x}",
  "<b>~</b>~<!--~](~![](photo:x)~null~0x1f~__proto__: 1~constructor~<<: 1",
].flatMap((some) => some.split("~"));
/** Text that parsers would need minutes for, or that would overflow their stack. */
const nested = ["[", ">", "*", "{a: ", "- ", "![", "*a **b\n", " "].map((one) => one.repeat(10_000));

interface Mutation {
  /** The position in the file, from 0 to 1. */
  at: number;
  /** How many characters are removed. */
  remove: number;
  insert: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.nat(12), fc.nat(400)),
  insert: fc.oneof(fc.constantFrom(...pieces, ...nested), fc.string({ maxLength: 6, unit: "binary" })),
});

function mutate(text: string, { at, remove, insert }: Mutation): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + insert + text.slice(start + remove);
}

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
