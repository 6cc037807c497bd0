import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestOf, filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "../../tools/lib/commands";
import { spawnOptions } from "../../tools/lib/copy";
import { replaceIn, writeFiles } from "../../tools/lib/files";
import { readHeaders } from "../../tools/lib/host-files";
import { copySampleSite } from "../support/copy-sample-site";
import { editFiles } from "../support/edit-files";

/** The copy of the fixture site that all tests build. */
export const folder = copySampleSite();
for (const part of ["docs", "tools"]) cpSync(part, path.join(folder, part), { recursive: true });

/** The inputs of a build. */
export const sources = ["content", "src", "plugins"];

// A limit for builds that hang.
jest.setTimeout(900_000);

/** The path of a file in the copy, for example "dist/index.html". */
export const at = (file: string): string => path.join(folder, file);
export const read = (file: string): string => readFileSync(at(file), "utf8");

export const write = (file: string, text: string | Buffer): void => writeFiles(folder, { [file]: text });
export const change = (file: string, from: string | RegExp, to: string): void => replaceIn(at(file), from, to);
/** Makes the edits before a build. */
export const edit = (part: string): void => editFiles(folder, "tests/builds/edits.yaml", part);

/** Writes a page with one hero; `more` is further front matter. */
export function writePage(name: string, more = ""): void {
  const description = `What the page called ${name} has to say, in a sentence that is long enough for search results.`;
  write(
    `content/pages/${name}/page.md`,
    `---\npath: /${name}\ntitle: A page called ${name}\ndescription: ${description}\n${more}sections:\n  - hero\n---\n`,
  );
  write(`content/pages/${name}/hero.md`, `---\ntype: hero\nheading: A page called ${name}\n---\n`);
}

/** Runs a package's command in the copy; returns its exit code and output. */
export function run(words: Parameters<typeof command>, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(...command(...words), {
    ...spawnOptions(folder, environment),
    encoding: "utf8",
  });
  return { status, printed: stdout + stderr };
}

/** Builds the copy; returns the build's output, or throws it after a failure. */
export function build(environment?: Record<string, string>): string {
  const { status, printed } = run(["tsx", "tools/build.ts"], environment);
  if (status !== 0) throw new Error(printed);
  return printed;
}

/** The built pages, for example "about.html". */
export const pages = (): string[] =>
  readdirSync(at("dist")).filter((file) => file.endsWith(".html") && file !== "admin.html");

/** The hashes of the built files, except those of /admin, which depend on all content and fields. */
export const published = (): Map<string, string> => {
  const files = filesIn(at("dist")).filter((file) => !/^(static\/)?admin/.test(file));
  return new Map(files.map((file) => [file, digestOf([readFileSync(at(`dist/${file}`))])]));
};

/** The files of the clean build with their hashes: later builds are compared with them. */
export const first = new Map<string, string>();

/** The built files that browsers cache for a year. */
export function immutable(): string[] {
  const headersFor = readHeaders(at("dist"));
  return filesIn(at("dist")).filter((file) =>
    new Map(headersFor(`/${file}`)).get("Cache-Control")?.includes("immutable"),
  );
}

/** A page's own CSP, before everything else in its head. */
export const policyInPage = /<head>(<meta [^>]+>)*<meta http-equiv="Content-Security-Policy" content="default-src/;

/** One header of every page. */
export const header = (name: string): string => new Map(readHeaders(at("dist"))("/")).get(name) ?? "";
