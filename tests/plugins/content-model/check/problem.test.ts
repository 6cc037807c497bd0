import github from "../../../../.github/content-problems.json";
import tasks from "../../../../.vscode/tasks.json";
import { printProblems } from "../../../../plugins/content-model/problem";

const problems = [
  { file: "content/pages/about/story.md", line: 12, column: 3, message: "is 100% wrong" },
  { file: "content/a,b.md", line: 1, column: 1, field: ["items", 1, "text"], message: "is empty" },
];

test.each([
  [".vscode/tasks.json", tasks.tasks.map(({ problemMatcher }) => problemMatcher.pattern)],
  [".github/content-problems.json", github.problemMatcher.flatMap(({ pattern }) => pattern)],
])("%s parses each printed problem", (_file, patterns) => {
  const lines = printProblems(problems, "warning").split("\n");
  for (const { regexp } of patterns)
    expect(lines.map((line) => new RegExp(regexp).exec(line)?.slice(1))).toEqual([
      ["content/a,b.md", "1", "1", "warning", "items, entry 2, text — is empty"],
      ["content/pages/about/story.md", "12", "3", "warning", "is 100% wrong"],
    ]);
});
