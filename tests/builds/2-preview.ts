import { appendFileSync, cpSync, existsSync, lstatSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { storeSite } from "../support/built-sites";
import { readRedirects } from "../../tools/lib/host-files";
import { at, build, change, edit, first, header, immutable, pages, policyInPage } from "./site";
import { published, read, sources, write, writePage } from "./site";

/** The fixture site's facts. */
const [company, email] = ["Larch Row", "hello@example.com"];

/** Every generated image with its modification time. */
const made = (): string[] =>
  filesIn(at("public/static")).map((file) => `${file} ${statSync(at(`public/static/${file}`)).mtimeMs}`);

describe("an incremental preview build after many edits, with Netlify Forms", () => {
  let before: string[];

  beforeAll(() => {
    for (const source of sources) cpSync(at(source), at(`before/${source}`), { recursive: true });
    before = made();
    edit("preview");
    write(
      "content/pages/home/news.md",
      "---\ntype: prose\nheading: Grundstücksverkehrsgenehmigung\n---\n\nIt\u200b is new.\n",
    );
    rmSync(at("content/pages/leaving"), { recursive: true });
    writePage("landlords");
    rmSync(at("content/photos/exported.png"));
    renameSync(at("servers"), at("published"));
    symlinkSync(at("published"), at("servers"), "junction");
    appendFileSync(at("src/styles/global.scss"), "\n:root { --mark-of-the-test: 1px; }\n");
    change("src/components/footer/footer.tsx", "<footer className", '<footer data-edited="true" className');
    build({ PREVIEW: "true", NO_HEADERS: "true" });
    storeSite("netlify", at("dist"));
  });

  test("a build writes through a symbolic link", () => {
    expect(lstatSync(at("servers")).isSymbolicLink()).toBe(true);
  });

  test("an edit of the company's name, of a style and of a component reaches every page", () => {
    for (const page of pages()) {
      expect(read(`dist/${page}`)).toContain("Quince Yard");
      expect(read(`dist/${page}`)).not.toContain(company);
      expect(read(`dist/${page}`)).toMatch(/--mark-of-the-test[^]*<footer data-edited="true"/);
    }
  });

  test("an edit of the email address, phone number and order of sections reaches the page", () => {
    const html = read("dist/index.html");
    expect(html).toMatch(/id="process"[^]*Grundstücksverkehrsgenehmigung[^]*id="quote"/);
    expect(html).toContain('href="mailto:post@example.com"');
    expect(html).toContain('href="tel:+441134960177"');
    expect(html).not.toContain(email);
    expect(html).not.toMatch(/%7B|\{[a-zA-Z]+\}(?=["<])/);
  });

  test("pages show a text without the invisible characters that the check leaves out", () => {
    expect(read("dist/index.html")).toContain("<p>It is new.</p>");
  });

  test("a notice whose last day has passed is on no page", () => {
    expect(read("dist/about.html")).not.toContain("notice");
  });

  test("for a host that sends no headers of the site's own, the pages have their CSP", () => {
    expect(read("dist/in-brief.html")).toMatch(policyInPage);
  });

  test("the pages, the CSP and the privacy page name a new photo host, and no host without photos", () => {
    expect(read("dist/about.html")).toMatch(/srcset="https:\/\/photos\.example\.com\/house\.jpg\?crop=\d+x\d+/i);
    expect(header("Content-Security-Policy")).toContain("; img-src 'self' https://photos.example.com;");
    expect(read("dist/privacy.html")).toContain("Example Photos");
    expect(read("dist/privacy.html")).not.toMatch(/Unsplash|Pexels/);
  });

  test("a preview asks search engines not to index it", () => {
    for (const page of pages()) expect(read(`dist/${page}`)).toContain('<meta name="robots" content="noindex"');
    expect(existsSync(at("dist/sitemap.xml"))).toBe(false);
    expect(read("dist/robots.txt")).not.toContain("Sitemap");
  });

  test("a preview has new, moved and draft pages with their redirects, and no deleted page", () => {
    const now = pages();
    expect(now).toEqual(expect.arrayContaining(["coming.html", "in-brief.html", "landlords.html"]));
    for (const gone of ["brief.html", "leaving.html"]) expect(now).not.toContain(gone);
    expect(new Map([...readRedirects(at("dist"))].filter(([from]) => !from.endsWith("/")))).toEqual(
      new Map([
        ["/about-us", "/about"],
        ["/company/story", "/about"],
        ["/brief", "/in-brief"],
        ["/soon", "/coming"],
      ]),
    );
  });

  test("an incremental build regenerates no image, and publishes only those that pages use", () => {
    expect(before.length).toBeGreaterThan(0);
    const after = made();
    expect(before.filter((file) => !file.includes("exported.") && !after.includes(file))).toEqual([]);
    const html = pages()
      .map((page) => read(`dist/${page}`))
      .join();
    const images = immutable().filter((file) => /^(?!static\/admin\/).*\.(avif|jpe?g|webp)$/.test(file));
    expect(images.filter((file) => !html.includes(`/${file}`))).toEqual([]);
    expect(images.join()).not.toContain("exported.");
  });

  test("a file that browsers cache for a year never changes its content", () => {
    const now = published();
    expect(immutable().filter((file) => first.has(file) && first.get(file) !== now.get(file))).toEqual([]);
  });
});
