import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { examplesPage } from "../../tools/lib/examples";
import { temporaryFolder, writeFiles } from "../../tools/lib/files";
import { follow, stepsOf } from "../guide";
import { editFiles } from "../support/edit-files";

/*
 * Rebrands a copy of the project by the steps of docs/branding.md, and runs `npm test` in it: the tests have to pass for any company.
 */

const font = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2";
const folder = copyOfTracked();
const at = (file: string): string => path.join(folder, file);

function copyOfTracked(): string {
  const copy = temporaryFolder();
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}

/** Deletes two pages, leads links to others, and adds one with a section of every type. */
function changePages(): void {
  for (const page of ["about", "services"]) rmSync(at(`content/pages/${page}`), { recursive: true });
  writeFiles(folder, examplesPage(at("src/sections")));
  for (const name of readdirSync(at("content"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const file = at(`content/${name}`);
    const text = readFileSync(file, "utf8")
      .replaceAll(/^ *- text: .*\n +to: "?\/(about|services)\b.*\n/gm, /site|page\.md$/.test(name) ? "" : "$&")
      .replaceAll(/(to: "?|\]\()\/(about|services)(#[\w-]+)?/g, "$1/sections")
      .replaceAll(/(to: "?|\]\()\/agents/g, "$1/partners")
      .replaceAll(/^(title|description): .*\{company\}.*/gm, (line) => line.replaceAll("{company}", "us"));
    writeFileSync(file, text);
  }
}

async function addFiles(): Promise<void> {
  cpSync("tests/rebrand/files", folder, { recursive: true });
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#6b8fa3" } });
  await photo.toFile(at("content/photos/quay.jpg"));
  cpSync(font, at("static/fonts/own.woff2"));
}

const run = (command: string, ...words: string[]): number =>
  spawnSync(command, words, { cwd: folder, stdio: "inherit" }).status ?? 1;

void (async () => {
  rmSync(at("tests/acceptance"), { recursive: true });
  editFiles(folder, "tests/rebrand/edits.yaml");
  follow(stepsOf("docs/extending.md", "Adding a section type"), folder);
  changePages();
  await addFiles();
  console.log(`Rebranded in ${folder}`);
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@harbour-lettings.org"];
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  run("git", ...author, "commit", "--quiet", "--message", "Rebrand");
  process.exitCode = run("npm", "run", "generate") || run("npm", "test");
})();
