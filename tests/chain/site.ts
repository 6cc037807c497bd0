import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "../../tools/support/commands";
import { buildCopy, copyProject, sampleSite } from "../../tools/support/copy";
import { readHeaders } from "../../tools/support/host-files";

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

export function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Replaces a text wherever it stands in a file; fails where it does not, so that an edit that does nothing is noticed. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const next = text.replaceAll(from, to);
  if (next === text) throw new Error(`${file} has no ${String(from)} to replace`);
  writeFileSync(at(file), next);
}

/** Writes a page of a hero alone; `more` are further lines of its frontmatter. */
export function writePage(name: string, more = ""): void {
  const description = `What the page called ${name} has to say, in a sentence that is long enough for search results.`;
  write(
    `content/pages/${name}/page.md`,
    `---\npath: /${name}\ntitle: A page called ${name}\ndescription: ${description}\n${more}sections:\n  - hero\n---\n`,
  );
  write(`content/pages/${name}/hero.md`, `---\ntype: hero\nheading: A page called ${name}\n---\n\nIt has a text.\n`);
}

export const build = (environment: Record<string, string> = {}): string => buildCopy(folder, environment);

/** Runs a package's command in the copy; returns its exit code and all that it printed. */
export function run(...words: Parameters<typeof command>): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(...command(...words), { cwd: folder, encoding: "utf8" });
  return { status, printed: stdout + stderr };
}

/** The finished pages, as in "about.html". */
export const pages = (): string[] => readdirSync(at("dist")).filter((file) => file.endsWith(".html"));

/** The files of the finished site that browsers keep for a year. */
export function keptForYears(): string[] {
  const headersFor = readHeaders(at("dist"));
  return filesIn(at("dist")).filter((file) =>
    new Map(headersFor(`/${file}`)).get("Cache-Control")?.includes("immutable"),
  );
}

/** One header of every page. */
export const header = (name: string): string => new Map(readHeaders(at("dist"))("/")).get(name) ?? "";
