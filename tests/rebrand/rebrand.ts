import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { examples, examplesPage } from "../../tools/lib/examples";
import { temporaryFolder, writeFiles } from "../../tools/lib/files";
import { follow, stepsOf } from "../guide";
import { editFiles } from "../support/edit-files";

/*
 * Copies the project without its history, rebrands the copy and merges a later version by the steps of docs/branding.md, and runs
 * `npm test` in it: the tests have to pass for any company.
 */

const font = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2";
const template = copyOfTracked();
const folder = copyOfTracked();
symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
const at = (file: string): string => path.join(folder, file);

function copyOfTracked(): string {
  const copy = temporaryFolder();
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, path.join(copy, file));
  return copy;
}

/** The documented commands that make a ZIP file's folder a repository, and record its version. */
const adopt = stepsOf("docs/branding.md", "Get your own copy")
  .commands.filter((code) => /git init|template\/main/.test(code))
  .map((code) => code.replace("https://github.com/OWNER/NAME", template));

/** Changes files of everyone, a generated one, texts that the owner has changed or deleted, and the tests that the owner has deleted. */
function makeLaterVersion(): void {
  for (const file of ["CHANGELOG.md", "content/site.md", "content/pages/about/page.md"])
    appendFileSync(path.join(template, file), "Later\n");
  writeFiles(template, { "tests/acceptance/later.test.ts": "Later\n", "docs/reference.md": "Later\n" });
}

/** Deletes two pages, leads links to others, and adds one with a section of every type. */
function changePages(): void {
  for (const page of ["about", "services"]) rmSync(at(`content/pages/${page}`), { recursive: true });
  writeFiles(folder, examplesPage(examples(at("src/sections"))));
  for (const name of readdirSync(at("content"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const file = at(`content/${name}`);
    const text = readFileSync(file, "utf8")
      .replaceAll(/^ *- text: .*\n +to: "?\/(about|services)\b.*\n/gm, /site|page\.md$/.test(name) ? "" : "$&")
      .replaceAll(/(to: "?|\]\()\/(about|services)(#[\w-]+)?/g, "$1/sections")
      .replaceAll(/(to: "?|\]\()\/agents/g, "$1/partners");
    writeFileSync(file, text);
  }
}

async function addFiles(): Promise<void> {
  cpSync("tests/rebrand/files", folder, { recursive: true });
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#6b8fa3" } });
  await photo.toFile(at("content/photos/quay.jpg"));
  cpSync(font, at("static/fonts/own.woff2"));
}

const who = { NAME: "Owner", EMAIL: "owner@harbour-lettings.org" };
for (const [key, value] of Object.entries(who))
  for (const role of ["AUTHOR", "COMMITTER"]) process.env[`GIT_${role}_${key}`] = value;

const run = (commands: string, cwd = folder): number =>
  spawnSync("bash", ["-ec", commands], { cwd, stdio: "inherit" }).status ?? 1;
const commit = "git add --all && git commit --quiet --message Change";

void (async () => {
  run(`git init --quiet --initial-branch main && ${commit}`, template);
  run(adopt.join(""));
  for (const part of ["tests/acceptance", "static/drawings", "static/fonts"]) rmSync(at(part), { recursive: true });
  editFiles(folder, "tests/rebrand/edits.yaml");
  for (const chapter of ["Adding a section type", "Adding a field", "Adding a photo host"])
    follow(stepsOf("docs/extending.md", chapter), folder);
  changePages();
  await addFiles();
  run(`npm run generate && ${commit}`);
  console.log(`Rebranded in ${folder}`);
  makeLaterVersion();
  run(`${commit} && git tag v1000.0.0`, template);
  process.exitCode =
    run(
      // An update begins with everything committed.
      "echo >> content/site.md && ! bash .ci/update && git checkout --quiet content && bash .ci/update && grep --quiet Later CHANGELOG.md && git diff --exit-code HEAD^1 -- content tests/acceptance",
    ) || run("npm run generate && npm test");
})();
