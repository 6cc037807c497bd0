import { siteWith } from "../../tests/fixtures";
import { sectionHashes } from "./sample-texts";

test("the hash of a section changes with its texts, not with its comments", () => {
  const [process, quote] = ["content/pages/home/process.md", "content/pages/home/quote.md"];
  const before = new Map(sectionHashes(siteWith({})));
  const after = new Map(
    sectionHashes(
      siteWith({ [process]: ["heading: ", "heading: Our "], [quote]: ["---\n", "---\n# SAMPLE: confirm\n"] }),
    ),
  );
  expect(after.get(process)).not.toBe(before.get(process));
  expect(after.get(quote)).toBe(before.get(quote));
});
