/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildCopy, copyProject } from "../../tools/support/copy";

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const more = 100;

/** Copies the site's own pages, each in turn, so that every type of section and both forms stand on many pages. */
function addPages(): void {
  const pages = path.join(folder, "content/pages");
  const own = readdirSync(pages).filter((name) => name !== "404");
  for (let at = 0; at < more; at += 1) {
    const page = path.join(pages, `generated-${at}`);
    cpSync(path.join(pages, own[at % own.length] ?? ""), page, { recursive: true });
    const file = path.join(page, "page.md");
    const text = readFileSync(file, "utf8")
      .replace(/^path: .*$/m, `path: /generated-${at}`)
      .replace(/^title: .*$/m, `title: Generated page ${at}`)
      .replace(/^description: .*$/m, `description: What page ${at} says, to tell it from all of the others.`);
    writeFileSync(file, text);
  }
}

/** What a file tells servers to send. The copy has its packages elsewhere, so that webpack names the scripts otherwise. */
const headersIn = (file: string): string => readFileSync(file, "utf8").replace(/-[0-9a-f]{20}\.js$/gm, "-####.js");

test("a hundred pages more leave the headers as they are, to the byte", () => {
  addPages();
  buildCopy(folder);
  const built = readdirSync(path.join(folder, "dist")).filter((file) => /^generated-.*\.html$/.test(file));
  expect(built).toHaveLength(more);
  for (const file of ["dist/_headers", "servers/nginx.conf", "servers/Caddyfile"])
    expect(headersIn(path.join(folder, file))).toBe(headersIn(file));
}, 400_000);

test("and no page is a byte longer", () => {
  for (const file of ["dist/about.html", "dist/services.html", "dist/privacy.html"])
    expect(readFileSync(path.join(folder, file), "utf8")).toBe(readFileSync(file, "utf8"));
});

/** Which file each name of the site stands for: one that is written anew is another, though it may say the same. */
function filesOfPages(): Map<string, bigint> {
  const names = readdirSync(path.join(folder, "dist"), { recursive: true, encoding: "utf8" });
  const ofPages = names.filter((name) => name.includes("generated-"));
  return new Map(ofPages.map((name) => [name, statSync(path.join(folder, "dist", name), { bigint: true }).ino]));
}

test("a page that was changed in the built site is made anew", () => {
  const page = path.join(folder, "dist/generated-3.html");
  const good = readFileSync(page, "utf8");
  writeFileSync(page, "Restored from elsewhere");
  buildCopy(folder);
  expect(readFileSync(page, "utf8")).toBe(good);
}, 400_000);

test("after an edit of one page the files of all others are the same ones", () => {
  const before = filesOfPages();
  const edited = path.join(folder, "content/pages/generated-7/page.md");
  writeFileSync(edited, readFileSync(edited, "utf8").replace("What page 7 says", "What the seventh page says"));
  buildCopy(folder);
  const written = [...filesOfPages()].filter(([name, file]) => before.get(name) !== file).map(([name]) => name);
  expect(written.map((name) => name.replace(/-[0-9a-f]{10}\.png$/, ".png")).sort()).toEqual([
    "generated-7.html",
    "generated-7.html.br",
    "generated-7.html.gz",
    "share/generated-7.png",
  ]);
  expect(readFileSync(path.join(folder, "dist/generated-7.html"), "utf8")).toContain("What the seventh page says");
}, 400_000);
