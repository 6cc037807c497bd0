import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes, parseContentPath } from "../../plugins/content-model/content-types";
import { typeFiles } from "../../plugins/content-model/schema/read-types";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { follow, stepsOf } from "../guide";
import { testFolder } from "../support/test-folder";

const guide = "docs/extending.md";
const handbooks = [
  ...["AGENTS.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"],
  ...["docs", "plugins"].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`)),
].filter((file) => file.endsWith(".md"));
const texts = [...handbooks, ...typeFiles("src")].map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Paths that a guide or a build creates, folders that may be empty, and what another company deletes. */
const toBe = new Set([
  ...["src/gatsby-types.d.ts", "tests/acceptance"],
  ...["Adding a section type", "Interactive parts", "Adding a field", "Adding a photo host"]
    .flatMap((chapter) => [...stepsOf(guide, chapter).files.keys()])
    .flatMap((file) => [file, path.dirname(file)]),
  ...contentTypes.section.files.map((file) => path.dirname(file)),
]);

/** Each match of a pattern, with its file. */
const named = (pattern: RegExp, where = texts): { file: string; name: string }[] =>
  where.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ file, name })));

test("every file and folder that the docs or a schema description name exists", () => {
  const paths = named(/(?<![\w./-])((?:content|docs|plugins|src|static|tests|tools)\/[\w./<>*-]*[\w>*])/g);
  expect(paths.length).toBeGreaterThan(100);
  const places = paths.filter(({ name }) => !/[<*]/.test(name) && !toBe.has(name) && !isOwners(name));
  expect(places.filter(({ name }) => !existsSync(name))).toEqual([]);
});

/** Whether the owner may rename or delete it: a file of static/, a content file, a local image or a page's folder. */
const isOwners = (name: string): boolean =>
  name.startsWith("static/") ||
  [name, name.replace(/\.\w+$/, ".md"), `${name}/page.md`].some((file) => parseContentPath(file) !== undefined);

test("the changes of a chapter apply beside those that the owner has made by it", () => {
  const file = "plugins/content-model/photo-hosts.ts";
  const own = readFileSync(file, "utf8").replace("PhotoHost[] = [\n", '$&  {\n    name: "Own Photos",\n  },\n');
  const folder = testFolder({ [file]: own });
  follow(stepsOf(guide, "Adding a photo host"), folder);
  expect(readFileSync(path.join(folder, file), "utf8")).toMatch(/"Example Photos"[^]*"Own Photos"/);
});

test("every npm script that the docs name exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const commands = named(/\bnpm run ([\w:-]*\w)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("every link and image in the docs leads to a file, and to a heading in it", () => {
  // Code has no links.
  const prose = (text: string): string => text.replace(/^ *(`{3,})[\s\S]*?^ *\1$|`[^`\n]*`/gm, "");
  const guides = texts.slice(0, handbooks.length).map(({ file, text }) => ({ file, text: prose(text) }));
  const links = named(/\]\(([^):\s]+)\)/g, guides);
  expect(links.length).toBeGreaterThan(20);
  // GitHub's form for a copy of the repository, whose address depends on where this is published.
  const files = links.filter(({ name }) => name !== "../../generate");
  expect(files.filter(({ file, name }) => !leads(file, name))).toEqual([]);
});

function leads(from: string, link: string): boolean {
  const [name = "", heading] = link.split("#");
  const file = name === "" ? from : path.join(path.dirname(from), name);
  return existsSync(file) && (heading === undefined || headings(file).includes(heading));
}

/** The anchors that GitHub gives to a file's headings. */
const headings = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
