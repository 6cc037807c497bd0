import { existsSync, readFileSync } from "node:fs";
import { printProblems } from "../../../../plugins/content-model/problem";

const problems = [
  { file: "content/pages/about/story.md", line: 12, column: 3, message: "is 100% wrong" },
  { file: "content/a,b.md", line: 1, column: 1, field: ["items", 1, "text"], message: "is empty" },
];

// Owners whose repository is at another host delete `.github/`.
const files = [".vscode/tasks.json", ".github/content-problems.json"].filter(existsSync);

test.each(files)("%s parses each printed problem", (file) => {
  const lines = printProblems(problems, "warning").split("\n");
  const patterns = [...readFileSync(file, "utf8").matchAll(/"regexp": (".*")/g)];
  expect(patterns).not.toHaveLength(0);
  for (const [, json = ""] of patterns) {
    const pattern = new RegExp(String(JSON.parse(json)));
    expect(lines.map((line) => pattern.exec(line)?.slice(1))).toEqual([
      ["content/a,b.md", "1", "1", "warning", "items, entry 2, text — is empty"],
      ["content/pages/about/story.md", "12", "3", "warning", "is 100% wrong"],
    ]);
  }
});
