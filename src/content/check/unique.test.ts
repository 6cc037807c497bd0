import { contentFrom } from "../read/content";
import { checkUnique } from "./unique";

const page = (title: string, description: string) => `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

const check = (files: Record<string, string>) =>
  checkUnique(contentFrom(Object.keys(files), (file) => files[file] ?? "")).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test("two pages with the same title are told apart, tokens filled in", () => {
  const problems = check({
    "content/pages/about/page.md": page("About Larch Row", "Where we come from"),
    "content/pages/team/page.md": page('"About {company}"', "Who we are"),
    "content/site.md": "---\nname: Larch Row\n---\n",
  });
  expect(problems).toEqual([
    "content/pages/team/page.md:2 is also the title of content/pages/about/page.md: say what only this page offers",
  ]);
});

test("so are two with the same description", () => {
  const problems = check({
    "content/pages/about/page.md": page("About", "Who we are"),
    "content/pages/team/page.md": page("Team", "Who we are"),
  });
  expect(problems).toEqual([expect.stringContaining("content/pages/team/page.md:3 is also the description of")]);
});

test("pages that differ are fine", () => {
  expect(
    check({ "content/pages/about/page.md": page("About", "Us"), "content/pages/team/page.md": page("Team", "Them") }),
  ).toEqual([]);
});
