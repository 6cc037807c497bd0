import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "../../tools/lib/commands";
import { copyProject, digests, spawnOptions } from "../../tools/lib/copy";
import { replaceIn, writeFiles } from "../../tools/lib/files";
import { readHeaders } from "../../tools/lib/host-files";
import { sampleSite } from "../fixtures";

/** The one copy of the sample site. Each build of it starts from what the one before left. */
export const folder = copyProject(sampleSite);
for (const part of ["docs", "tests", "tools"]) cpSync(part, path.join(folder, part), { recursive: true });

/** What a build is made of and the tests change. */
export const sources = ["content", "src", "plugins"];

// Milliseconds for a build: a limit for one that hangs.
jest.setTimeout(900_000);

/** A file of the copy, as in "dist/index.html". */
export const at = (file: string): string => path.join(folder, file);
export const read = (file: string): string => readFileSync(at(file), "utf8");

export const write = (file: string, text: string | Buffer): void => writeFiles(folder, { [file]: text });
export const change = (file: string, from: string | RegExp, to: string): void => replaceIn(at(file), from, to);

/** Writes a page of a hero alone; `more` are further lines of its frontmatter. */
export function writePage(name: string, more = ""): void {
  const description = `What the page called ${name} has to say, in a sentence that is long enough for search results.`;
  write(
    `content/pages/${name}/page.md`,
    `---\npath: /${name}\ntitle: A page called ${name}\ndescription: ${description}\n${more}sections:\n  - hero\n---\n`,
  );
  write(`content/pages/${name}/hero.md`, `---\ntype: hero\nheading: A page called ${name}\n---\n\nIt has a text.\n`);
}

/** Runs a package's command in the copy; returns its exit code and all that it printed. */
export function run(words: Parameters<typeof command>, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(...command(...words), {
    ...spawnOptions(folder, environment),
    encoding: "utf8",
  });
  return { status, printed: stdout + stderr };
}

/** Builds the copy; throws with what the build printed where it failed. */
export function build(environment?: Record<string, string>): void {
  const { status, printed } = run(["tsx", "tools/build.ts"], environment);
  if (status !== 0) throw new Error(printed);
}

/** The finished pages, as in "about.html". */
export const pages = (): string[] =>
  readdirSync(at("dist")).filter((file) => file.endsWith(".html") && file !== "admin.html");

/** The digests of the finished site's files but for those of /admin, which know of all content and fields. */
export const published = () => new Map([...digests(at("dist"))].filter(([file]) => !/^(static\/)?admin/.test(file)));

/** The files of the finished site that browsers keep for a year. */
export function keptForYears(): string[] {
  const headersFor = readHeaders(at("dist"));
  return filesIn(at("dist")).filter((file) =>
    new Map(headersFor(`/${file}`)).get("Cache-Control")?.includes("immutable"),
  );
}

/** One header of every page. */
export const header = (name: string): string => new Map(readHeaders(at("dist"))("/")).get(name) ?? "";
