/** @jest-environment node */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { entriesOf, readContent } from "../../src/content/read/content";
import { isDraft, sitePages } from "../../src/content/read/pages";
import { loading } from "../../tools/support/commands";
import { buildCopy, copyProject, digests, endOfBuild } from "../../tools/support/copy";
import { filesIn } from "../../src/finish/files";
import { readHeaders } from "../../tools/support/host-files";

// One copy of the site is built six times. Each build starts from what the one before left.
const content = readContent();
const company = content.facts.get("company") ?? "";
const patience = 600_000;
const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string): string => path.join(folder, file);
const read = (file: string): string => readFileSync(at(file), "utf8");
const change = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(at(file), read(file).replaceAll(from, to));
const pages = (): string[] => readdirSync(at("dist")).filter((file) => file.endsWith(".html"));

const more = 30;

/**
 * Copies the site's own pages, each in turn, so that every type of section stands on many pages. Those without a form get one: so
 * sections come together that no page of the site's own has together.
 */
function addPages(): void {
  const own = sitePages(content).filter(({ entry, path }) => path !== "/404" && !isDraft(entry));
  const withForm = entriesOf(content, "section").find(({ data }) => data?.form !== undefined);
  for (let count = 0; count < more; count += 1) {
    const page = `content/pages/generated-${count}`;
    const { entry, sections = [] } = own[count % own.length] ?? {};
    cpSync(path.dirname(entry?.file ?? ""), at(page), { recursive: true });
    if (withForm && !sections.some(({ data }) => data?.form !== undefined)) {
      cpSync(withForm.file, at(`${page}/a-form.md`));
      change(`${page}/page.md`, /^sections:\n {2}- .*\n/gm, "$&  - a-form\n");
    }
    change(`${page}/page.md`, /^path: .*$/gm, `path: /generated-${count}`);
    change(`${page}/page.md`, /^formerly:( .*)?\n([ ]{2}- .*\n)*/gm, "");
    change(`${page}/page.md`, /^title: .*$/gm, `title: Generated page ${count}`);
    change(
      `${page}/page.md`,
      /^description: .*$/gm,
      `description: What page ${count} says, to tell it from all of the others.`,
    );
  }
}

/** A page without the hashes of scripts and styles, which depend on the folder that webpack runs in. */
const nameless = (html: string): string => html.replace(/[0-9a-f]{20}|sha384-[\w+/=]+/g, "#");

let first: Map<string, string>;

describe("a build of thirty pages more", () => {
  beforeAll(() => {
    addPages();
    writeFileSync(at("static/brochure-20250101.pdf"), "%PDF-1.7");
    buildCopy(folder);
    first = digests(at("dist"));
  }, patience);

  test("leaves the headers as they are, to the byte", () => {
    expect(pages().filter((file) => file.startsWith("generated-"))).toHaveLength(more);
    for (const file of ["dist/_headers", "servers/nginx.conf", "servers/Caddyfile"])
      expect(read(file)).toBe(readFileSync(file, "utf8"));
  });

  test("makes no page a byte longer", () => {
    const files = readdirSync("dist").filter((file) => file.endsWith(".html"));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files)
      expect(nameless(read(`dist/${file}`))).toBe(nameless(readFileSync(`dist/${file}`, "utf8")));
  });

  test("lets browsers keep what it named by its content, and nothing else, whatever its name looks like", () => {
    const headersFor = readHeaders(at("dist"));
    const kept = [...first.keys()].filter((file) =>
      new Map(headersFor(`/${file}`)).get("Cache-Control")?.includes("immutable"),
    );
    expect(kept).toEqual([...first.keys()].filter((file) => file.startsWith("static/")));
    expect(kept.map((file) => path.extname(file))).toEqual(expect.arrayContaining([".js", ".png", ".woff2"]));
    expect(first.has("brochure-20250101.pdf")).toBe(true);
    const nginx = /if \(\$uri ~ "(.*)"\)/.exec(read("servers/nginx.conf"))?.[1] ?? "";
    expect([...first.keys()].filter((file) => new RegExp(nginx).test(`/${file}`))).toEqual(kept);
    expect(read("servers/Caddyfile")).toContain("@immutable path /static/*\n");
  });
});

describe("a warm build, for a preview, after an edit of site.md and the removal of a page", () => {
  beforeAll(() => {
    for (const source of ["content", "src"]) cpSync(at(source), at(`before/${source}`), { recursive: true });
    change("content/site.md", company, "Quince Yard");
    change("content/site.md", /^email: .*$/gm, "email: post@example.com");
    rmSync(at("content/pages/generated-0"), { recursive: true });
    change("content/pages/generated-3/page.md", /^path: /gm, "draft: true\nformerly: [/generated-draft]\npath: ");
    appendFileSync(at("src/styles/global.scss"), "\n:root { --mark-of-the-test: 1px; }\n");
    change("content/pages/generated-1/page.md", /^path: /gm, "formerly: [/generated, /company/story]\npath: ");
    buildCopy(folder, { PREVIEW: "true" });
  }, patience);

  test("gives every page the new name, and none the old one", () => {
    expect(pages().length).toBeGreaterThan(more);
    for (const page of pages()) {
      expect(read(`dist/${page}`)).toContain("Quince Yard");
      expect(read(`dist/${page}`)).not.toContain(company);
    }
  });

  test("leads links to the new address", () => {
    const html = read("dist/index.html");
    expect(html).toContain('href="mailto:post@example.com"');
    expect(html).not.toContain(content.facts.get("email"));
    expect(html).not.toMatch(/%7B|\{[a-zA-Z]+\}(?=["<])/);
  });

  test("asks search engines to pass by", () => {
    for (const page of pages()) expect(read(`dist/${page}`)).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(at("dist/sitemap.xml"))).toBe(false);
    expect(read("dist/robots.txt")).not.toContain("Sitemap");
  });

  test("gives every page the new style, though no page's words asked for it", () => {
    for (const page of pages()) expect(read(`dist/${page}`)).toContain("--mark-of-the-test");
  });

  test("leads old addresses to the page's new one for good", () => {
    const redirects = read("dist/_redirects").split("\n");
    expect(redirects).toEqual(
      expect.arrayContaining(["/company/story /generated-1 301", "/generated /generated-1 301"]),
    );
    expect(read("servers/nginx.conf")).toContain("location = /generated { return 301 /generated-1; }");
  });

  test("leaves out the page that was removed, and shows the one that was made a draft", () => {
    expect(existsSync(at("dist/generated-0.html"))).toBe(false);
    expect(existsSync(at("dist/generated-3.html"))).toBe(true);
  });
});

test(
  "a draft that is taken out of a warm build (not a preview) leaves its page and its address",
  () => {
    const isNamed = (): boolean => /generated-(3|draft)\b/.test(read("dist/_redirects") + read("servers/nginx.conf"));
    expect(isNamed()).toBe(true);
    buildCopy(folder);
    expect(existsSync(at("dist/generated-3.html"))).toBe(false);
    expect(isNamed()).toBe(false);
    const sitemap = read("dist/sitemap.xml");
    expect(sitemap).toMatch(/\/generated-\d+</);
    expect(sitemap).not.toContain("/generated-3<");
  },
  patience,
);

/** Which file each page and picture of a folder is: one that is written anew is another, though it may say the same. */
const filesOfPages = (site: string): Map<string, bigint> =>
  new Map(
    [...digests(at(site)).keys()]
      .filter((file) => /\.html$|share/.test(file))
      .map((file) => [file, statSync(at(`${site}/${file}`), { bigint: true }).ino]),
  );

test(
  "a build that is killed leaves the last site whole, and had made only the pages anew that changed",
  async () => {
    change(
      "content/pages/generated-1/page.md",
      /^description: .*$/gm,
      "description: What the company says of itself, told in another sentence than before.",
    );
    writeFileSync(at("dist/generated-2.html"), "Restored from elsewhere");
    const before = digests(at("dist"));
    const files = filesOfPages("dist");
    const kill = { NODE_OPTIONS: loading(path.resolve("tests/build/die.cjs")), DIE_AT: "dist.next/robots.txt" };
    expect(await endOfBuild(folder, kill)).toBe("SIGKILL");
    expect(digests(at("dist"))).toEqual(before);
    const made = [...filesOfPages("dist.next")]
      .filter(([name, file]) => files.get(name) !== file)
      .map(([name]) => name);
    expect(made.map((name) => name.replace(/-[0-9a-f]{10}\.png$/, ".png"))).toEqual([
      "static/share/generated-1.png",
      "static/share/generated-2.png",
      "generated-1.html",
      "generated-2.html",
    ]);
  },
  patience,
);

test(
  "the build after it gives the same site as any from nothing, to the byte",
  () => {
    for (const source of ["content", "src"]) {
      rmSync(at(source), { recursive: true });
      renameSync(at(`before/${source}`), at(source));
    }
    // As a build leaves it that is killed between taking the last site away and putting the next in its place.
    renameSync(at("dist"), at("dist.old"));
    buildCopy(folder);
    expect(digests(at("dist"))).toEqual(first);
    expect(readdirSync(folder).filter((name) => /^(dist|servers)/.test(name))).toEqual(["dist", "servers"]);
  },
  patience,
);

test(
  "over a broken cache a build begins again; without styles it ends, says why, and leaves the last site whole",
  () => {
    for (const file of filesIn(at(".cache")).map((name) => at(`.cache/${name}`)))
      truncateSync(file, Math.floor(statSync(file).size / 2));
    renameSync(at("src/templates/page.tsx"), at("src/templates/any-page.tsx"));
    change("gatsby-node.ts", "src/templates/page.tsx", "src/templates/any-page.tsx");
    let told = "";
    try {
      buildCopy(folder);
    } catch (error) {
      told = String(error);
    }
    const [, again = ""] = told.split("Building once more, from nothing.");
    expect(again.replaceAll(/\s+/g, " ")).toContain(
      'webpack built no .css file under the name "component---src-templates-page-tsx"',
    );
    expect(again).not.toMatch(/^\s+at /m);
    expect(digests(at("dist"))).toEqual(first);
  },
  patience,
);
