import { entriesOf, type Content } from "../content";
import type { Problem } from "../problem";

/** Each file can be read and stands where content belongs, and the files that every site needs are there. */
export function checkFiles(content: Content): Problem[] {
  const unreadable = [...content.entries.values()].flatMap(({ file, problems }) =>
    problems.map((problem) => ({ file, ...problem })),
  );
  const strays = content.strays.map((file) => start(file, strayMessage(file)));
  return [...unreadable, ...strays, ...missing(content)];
}

function missing(content: Content): Problem[] {
  const problems: Problem[] = [];
  if (!content.entries.has("content/site.md"))
    problems.push(start("content/site.md", "the file is missing: it holds the company's name, phone and addresses"));
  if (entriesOf(content, "page").length === 0)
    problems.push(start("content/pages", "there is no page: write content/pages/home/page.md"));
  return problems;
}

const strayMessage = (file: string): string =>
  file.endsWith(".md")
    ? "no content belongs here: pages and their sections stand in content/pages/<page>/, others in content/shared, content/photos or content/forms"
    : "only markdown files (.md) belong under content/: files to be copied as they are belong in static/";

const start = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
