import { appendFileSync, cpSync, existsSync, rmSync, statSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { keepSite } from "../support/built-sites";
import { readRedirects } from "../../tools/lib/host-files";
import { first } from "./1-from-nothing";
import { at, build, change, header, keptForYears, pages, published, read, sources, write, writePage } from "./site";

/** What the sample site says. */
const [company, email] = ["Larch Row", "hello@example.com"];

/** Every cut of an image that was made, with the time when it was. */
const made = (): string[] =>
  filesIn(at("public/static")).map((file) => `${file} ${statSync(at(`public/static/${file}`)).mtimeMs}`);

describe("a warm build for a preview, by Netlify, after many edits at once", () => {
  let before: string[];

  beforeAll(() => {
    for (const source of sources) cpSync(at(source), at(`before/${source}`), { recursive: true });
    before = made();
    change("content/site.md", company, "Quince Yard");
    change("content/site.md", email, "post@example.com");
    change("content/site.md", /^phone: .*$/gm, 'phone: "0113 496 0177"');
    change("content/site.md", /^ {2}method: .*$/gm, "  method: netlify");
    change("content/pages/home/page.md", "  - quote\n  - process\n", "  - process\n  - news\n  - quote\n");
    write(
      "content/pages/home/news.md",
      "---\ntype: prose\nheading: Grundstücksverkehrsgenehmigung\n---\n\nIt is new.\n",
    );
    change("content/pages/brief/page.md", "path: /brief\n", "path: /in-brief\nredirectFrom: [/brief]\n");
    rmSync(at("content/pages/leaving"), { recursive: true });
    writePage("landlords");
    change("content/photos/uk-house.md", /^stockUrl: .*$/gm, "stockUrl: https://photos.example.com/house.jpg");
    change("content/photos/modern-kitchen.md", "exported.png", "sent.webp");
    rmSync(at("content/photos/exported.png"));
    appendFileSync(at("src/styles/global.scss"), "\n:root { --mark-of-the-test: 1px; }\n");
    build({ PREVIEW: "true" });
    keepSite("netlify", at("dist"));
  });

  test("gives every page the new name, none the old one, and the new style", () => {
    for (const page of pages()) {
      expect(read(`dist/${page}`)).toContain("Quince Yard");
      expect(read(`dist/${page}`)).not.toContain(company);
      expect(read(`dist/${page}`)).toContain("--mark-of-the-test");
    }
  });

  test("leads links to the new addresses", () => {
    const html = read("dist/index.html");
    expect(html).toContain('href="mailto:post@example.com"');
    expect(html).toContain('href="tel:+441134960177"');
    expect(html).not.toContain(email);
    expect(html).not.toMatch(/%7B|\{[a-zA-Z]+\}(?=["<])/);
  });

  test("shows a page's sections in the new order", () => {
    expect(read("dist/index.html")).toMatch(/id="process"[^]*Grundstücksverkehrsgenehmigung[^]*id="quote"/);
  });

  test("knows a new photo host in the pages, the policy and the privacy page, and none that shows no photo", () => {
    expect(read("dist/about.html")).toMatch(/srcset="https:\/\/photos\.example\.com\/house\.jpg\?crop=\d+x\d+/i);
    expect(header("Content-Security-Policy")).toContain("; img-src 'self' https://photos.example.com;");
    expect(read("dist/privacy.html")).toContain("Example Photos");
    expect(read("dist/privacy.html")).not.toMatch(/Unsplash|Pexels/);
  });

  test("asks search engines to pass by", () => {
    for (const page of pages()) expect(read(`dist/${page}`)).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(at("dist/sitemap.xml"))).toBe(false);
    expect(read("dist/robots.txt")).not.toContain("Sitemap");
  });

  test("has the pages that there are now, the draft among them, and leads old addresses to them", () => {
    const now = pages();
    expect(now).toEqual(expect.arrayContaining(["coming.html", "in-brief.html", "landlords.html"]));
    for (const gone of ["brief.html", "leaving.html"]) expect(now).not.toContain(gone);
    expect(readRedirects(at("dist"))).toEqual(
      new Map([
        ["/about-us", "/about"],
        ["/company/story", "/about"],
        ["/brief", "/in-brief"],
        ["/soon", "/coming"],
      ]),
    );
  });

  test("makes no image again, and serves only those that a page names", () => {
    expect(before.length).toBeGreaterThan(0);
    const after = made();
    expect(before.filter((file) => !file.includes("exported.") && !after.includes(file))).toEqual([]);
    const html = pages()
      .map((page) => read(`dist/${page}`))
      .join();
    const images = keptForYears().filter((file) => /\.(avif|jpe?g|webp)$/.test(file));
    expect(images.filter((file) => !html.includes(`/${file}`))).toEqual([]);
    expect(images.join()).not.toContain("exported.");
  });

  test("gives no other content to a name that browsers keep for a year", () => {
    const now = published();
    expect(keptForYears().filter((file) => first.has(file) && first.get(file) !== now.get(file))).toEqual([]);
  });
});
