import { checkContent } from "../../../../plugins/gatsby-source-content/check";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/read-types";
import { sampleFiles, siteWith } from "../../../fixtures";

const story = "content/pages/about/story.md";
const below = (text: string): string => `${sampleFiles[story]}\n${text}\n`;
const among = (fields: string): string => (sampleFiles[story] ?? "").replace("side: left", `side: left\n${fields}`);

test.each([
  ["a line of spaces", below(`words${" ".repeat(200_000)}words`), "this line is too long"],
  ["a line of fields", among(`anchor: ${"a".repeat(200_000)}`), "this line is too long"],
  ["quotations in quotations", below(`${">".repeat(5000)} words`), "this line is nested too deeply"],
  ["lists in lists", below(`${"- ".repeat(4000)}words`), "this line is nested too deeply"],
  [
    "lists under lists",
    below(Array.from({ length: 700 }, (_, at) => `${"  ".repeat(at)}- words`).join("\n")),
    "nested",
  ],
  ["emphasis in emphasis", below(`${"_a ".repeat(1600)}${"a_ ".repeat(1600)}`), "this text is nested too deeply"],
  ["brackets among the fields", among(`points: ${"[".repeat(4900)}${"]".repeat(4900)}`), "nested too deeply"],
])("%s beyond all measure is one error with a line", (_what, text, message) => {
  const problems = checkContent(siteWith({ [story]: text }), readTypes());
  expect(problems.filter(({ file }) => file === story)).toMatchObject([{ message: expect.stringContaining(message) }]);
});
