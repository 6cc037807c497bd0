/** @jest-environment node */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content/read/content";
import { buildCopy, copyProject } from "../../tools/support/copy";

const content = readContent();
const company = content.facts.get("company") ?? "";

test("only content/site.md writes the company's facts: everything else has tokens", () => {
  const names = ["company", "phone", "email", "partnershipsEmail", "legalName", "companyNumber"];
  for (const { file } of content.entries.values()) {
    if (file === "content/site.md") continue;
    const text = readFileSync(file, "utf8");
    for (const name of names)
      expect({ file, holds: text.includes(content.facts.get(name) ?? name) && name }).toEqual({ file, holds: false });
  }
});

const folder = copyProject();
const dist = path.join(folder, "dist");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(path.join(dist, file), "utf8");

describe("a warm build, for a preview, after an edit of site.md and the removal of a page", () => {
  beforeAll(() => {
    buildCopy(folder);
    const site = path.join(folder, "content/site.md");
    const edited = readFileSync(site, "utf8")
      .replaceAll(company, "Quince Yard")
      .replace(/^email: .*$/m, "email: post@example.com");
    writeFileSync(site, edited);
    rmSync(path.join(folder, "content/pages/thanks"), { recursive: true });
    appendFileSync(path.join(folder, "src/styles/global.scss"), "\n:root { --mark-of-the-test: 1px; }\n");
    const about = path.join(folder, "content/pages/about/page.md");
    writeFileSync(about, readFileSync(about, "utf8").replace("---\n", "---\nformerly: [/about-us, /company/story]\n"));
    buildCopy(folder, { PREVIEW: "true" });
  }, 400_000);

  const pages = () => readdirSync(dist).filter((file) => file.endsWith(".html"));

  test("every page has the new name, and none the old one", () => {
    expect(pages().length).toBeGreaterThanOrEqual(6);
    for (const page of pages()) {
      const html = read(page);
      expect(html).toContain("Quince Yard");
      expect(html).not.toContain(company);
    }
  });

  test("links in texts and forms lead to the new address", () => {
    const html = read("index.html");
    expect(html).toContain('href="mailto:post@example.com"');
    expect(html).toMatch(/<form[^>]*>[^]*<button[^>]*formaction="mailto:post@example\.com/);
    expect(html).not.toContain(content.facts.get("email"));
    expect(html).not.toMatch(/%7B|\{[a-zA-Z]+\}(?=["<])/);
  });

  test("search engines are asked to pass by", () => {
    for (const page of pages()) expect(read(page)).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(path.join(dist, "sitemap.xml"))).toBe(false);
    expect(read("robots.txt")).not.toContain("Sitemap");
  });

  test("every page has the new style, though no page's words asked for it", () => {
    for (const page of pages()) expect(read(page)).toContain("--mark-of-the-test");
  });

  test("old addresses lead to the page's new one for good", () => {
    expect(read("_redirects").split("\n").sort()).toEqual(["", "/about-us /about 301", "/company/story /about 301"]);
    expect(readFileSync(path.join(folder, "servers/nginx.conf"), "utf8")).toContain(
      "location = /about-us { return 301 /about; }",
    );
  });

  test("the page that was removed is gone", () => {
    expect(existsSync(path.join(dist, "thanks.html"))).toBe(false);
  });
});
