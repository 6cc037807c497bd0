import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { replaceIn, temporaryFolder, writeFiles } from "../../tools/lib/files";
import { everySection } from "../fixtures";
import { follow, stepsOf } from "../guide";

/*
 * Rebrands a copy of the project by the steps of docs/branding.md, and runs `npm test` in it: the tests have to pass for any company.
 */

const url = "https://example.github.io/harbour";
const colors = {
  surface: "#fbfaf7 #14110d",
  "surface-shaded": "#f0ece4 #211c15",
  text: "#1d1a16 #f4efe6",
  muted: "#544c42 #cdc3b4",
  accent: "#075146 #5fd0bd",
  "on-accent": "#ffffff #06221d",
  inverse: "#12332d #173d36",
};
const font = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path fill="#0a7d6c" d="M0 60V20L30 0l30 20v40z"/>
<circle cx="100" cy="30" r="28" fill="#d1495b"/><path fill="#edae49" d="M140 60 170 0l30 60z"/></svg>`;

const folder = copyOfTracked();
const at = (file: string): string => path.join(folder, file);
type Change = [from: string | RegExp, to: string];
const edit = (file: string, ...changes: Change[]): void =>
  changes.forEach(([from, to]) => replaceIn(at(file), from, to));

function copyOfTracked(): string {
  const copy = temporaryFolder();
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}

function changeFacts(): void {
  rmSync(at("tests/acceptance"), { recursive: true });
  edit(
    "content/site.md",
    [/^name: .*/gm, "name: Harbour and Headland Lettings of Devon &"],
    [/^tagline: .*/gm, "tagline: Homes to let by the sea"],
    [/^established: .*/gm, "established: 1998"],
    [/^url: .*/gm, `url: ${url}`],
    [/^phone: .*/gm, "phone: 01803 555 0100"],
    [/@larchrow\.example\.com/g, "@harbour-lettings.org"],
    [/^legalName: .*/gm, "legalName: Harbour and Headland Lettings Limited"],
    [/^companyNumber: .*/gm, 'companyNumber: "SC123456"'],
    [/^registeredIn: .*/gm, "registeredIn: Scotland"],
    [/^( {2}street): .*/gm, "$1: 9 Quay Street"],
    [/^( {2}postcode): .*/gm, "$1: TQ1 2AB"],
    ["\n# social:", "\nsocial:"],
    [/^# {3}(- name| {2}url): /gm, "  $1: "],
    [
      "\nlegalName:",
      "\nregisteredOffice:\n  street: 2 High Street\n  town: Oban\n  postcode: PA34 4AA\n  country: United Kingdom\n\nlegalName:",
    ],
    [/^ {2}method: email$/gm, "  method: endpoint\n  endpoint: https://forms.harbour-lettings.org/f/abc"],
  );
}

/** Deletes two pages, moves one to another path, and adds one with a section of every type. */
function changePages(): void {
  for (const page of ["about", "services"]) rmSync(at(`content/pages/${page}`), { recursive: true });
  cpSync(path.join(everySection, "content"), at("content"), { recursive: true });
  edit("content/pages/agents/page.md", ["path: /agents", "path: /partners\nredirectFrom:\n  - /agents"]);
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

async function changeLook(): Promise<void> {
  edit(
    "src/styles/_tokens.scss",
    ...Object.entries(colors).map(([name, pair]): Change => [new RegExp(`"${name}": .*`, "g"), `"${name}": ${pair},`]),
    ["$drawings: true", "$drawings: false"],
    ['"/fonts/headings.woff2" "/fonts/headings-more.woff2" serif', '"/fonts/own.woff2" sans-serif'],
    ['"body": null', `"body": "~${font}" "~${font.replace("latin", "latin-ext")}"`],
  );
  const square = { width: 1600, height: 1200, channels: 3, background: "#6b8fa3" } as const;
  const photo = await sharp({ create: square }).jpeg().toBuffer();
  writeFiles(folder, {
    "static/favicon.svg": logo,
    "static/fonts/own.woff2": readFileSync(`node_modules/${font.replace("normal", "italic")}`),
    "content/photos/quay.jpg": photo,
    "content/photos/quay.md": "---\nimage: quay.jpg\nalt: The quay in the evening\n---\n",
  });
  edit("content/pages/home/home.md", [/^photo: .*/gm, "photo: quay"]);
}

/** As docs/extending.md says, under a name that its own tests do not use. */
function addSectionType(): void {
  const { files, changes } = stepsOf("docs/extending.md", "Adding a section type");
  const renamed = (text: string): string => text.replaceAll("faq", "answers").replaceAll("Faq", "Answers");
  follow(
    { files: new Map([...files].map(([name, code]) => [renamed(name), renamed(code)])), changes: changes.map(renamed) },
    folder,
  );
  const items =
    "items:\n  - question: Do you charge tenants?\n    answer: Never.\n  - question: Who repairs?\n    answer: We do.\n";
  writeFiles(folder, {
    "content/pages/home/asked.md": `---\ntype: answers\nheading: What Tenants Ask\n${items}---\n`,
  });
  edit("content/pages/home/page.md", [/^( +- )(quote)$/gm, "$1$2\n$1asked"]);
}

const run = (command: string, ...words: string[]): number =>
  spawnSync(command, words, { cwd: folder, stdio: "inherit" }).status ?? 1;

void (async () => {
  changeFacts();
  changePages();
  await changeLook();
  addSectionType();
  console.log(`Rebranded in ${folder}`);
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@harbour-lettings.org"];
  run("git", "init", "--quiet");
  run("git", "add", "--all");
  run("git", ...author, "commit", "--quiet", "--message", "Rebrand");
  process.exitCode = run("npm", "run", "generate") || run("npm", "test");
})();
