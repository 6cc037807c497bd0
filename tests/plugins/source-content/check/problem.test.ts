import { annotations, printProblems } from "../../../../plugins/gatsby-source-content/problem";

const problems = [
  { file: "content/pages/about/story.md", line: 12, column: 3, message: "is 100% wrong" },
  { file: "content/a,b.md", line: 1, column: 1, field: "items[1].text", message: "is empty" },
];

test("the terminal shows each problem on a line, sorted, and which of them are warnings", () => {
  expect(printProblems(problems, "warning")).toBe(
    [
      "content/a,b.md:1:1                 warning: items, entry 2, text — is empty",
      "content/pages/about/story.md:12:3  warning: is 100% wrong",
    ].join("\n"),
  );
});

test("GitHub shows each at its line", () => {
  expect(annotations(problems, "warning")).toBe(
    [
      "::warning file=content/a%2Cb.md,line=1,col=1::items, entry 2, text: is empty",
      "::warning file=content/pages/about/story.md,line=12,col=3::is 100%25 wrong",
    ].join("\n"),
  );
});
