/** @jest-environment node */
import { siteWith } from "../../tests/fixtures";
import { sectionDigests, sectionsAmong } from "./sample-texts";

test("a section is the sample's until its words change, whatever its comments say", () => {
  const sample = sectionDigests(siteWith({}));
  const [mission, quote] = ["content/pages/home/process.md", "content/pages/home/quote.md"];
  const edited = siteWith({
    [mission]: ["heading: ", "heading: Our "],
    [quote]: ["---\n", "---\n# SAMPLE: confirm\n"],
  });
  expect(sectionsAmong(siteWith({}), sample)).toContain(mission);
  expect(sectionsAmong(edited, sample)).not.toContain(mission);
  expect(sectionsAmong(edited, sample)).toContain(quote);
});
