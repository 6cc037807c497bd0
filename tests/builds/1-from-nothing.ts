import { cpSync } from "node:fs";
import path from "node:path";
import { pageBudget, pageWeights } from "../../plugins/gatsby-plugin-static-pages/page-weight";
import { keepSite } from "../support/built-sites";
import { loading } from "../../tools/lib/commands";
import { writePages } from "../../tools/lib/many-pages";
import { everySection } from "../fixtures";
import { follow, stepsOf } from "../guide";
import { drawn, expectPlain, fromPhone } from "../images";
import { at, build, change, folder, keptForYears, pages, published, read, run, write, writePage } from "./site";

const guide = "docs/extending.md";
const [sectionType, field, host] = ["Adding a section type", "Adding a field", "Adding a photo host"].map((chapter) =>
  stepsOf(guide, chapter),
);
const more = 30;

/** The finished site, each file with a digest: what later builds are held against. */
export let first: Map<string, string>;

/** A site with all that builds have to cope with, its content without the thirty pages kept in `few-pages/`. */
function writeSite(): void {
  cpSync(everySection, folder, { recursive: true });
  for (const steps of [sectionType, field, host]) if (steps) follow(steps, folder);
  write(
    "content/pages/about/faq.md",
    "---\ntype: faq\nheading: What sellers ask\nitems:\n  - {question: Do you charge?, answer: No}\n  - {question: Who pays?, answer: We do}\n---\n",
  );
  change("content/site.md", /^tagline: .*$/gm, "tagline: Old houses, looked after");
  change("content/site.md", "navigation:\n", "navigation:\n  - text: About\n    to: /about\n");
  change("content/pages/home/page.md", "navigation:\n", "navigation:\n  - text: Agents\n    to: /agents\n");
  change("content/pages/about/page.md", "  - story\n", "  - story\n  - faq\n");
  change("content/pages/about/page.md", "path: /about\n", "path: /about\nredirectFrom: [/about-us, /company/story]\n");
  change("content/pages/home/quote.md", "attribution:", "year: 1999\nattribution:");
  change("content/photos/victorian-house.md", /^stockUrl: .*$/gm, "image: from-phone.jpg");
  change("content/photos/modern-kitchen.md", /^stockUrl: .*$/gm, "image: exported.png");
  write("content/photos/garden.md", "---\nimage: sent.webp\nalt: A garden\n---\n");
  writePage("leaving");
  writePage("brief");
  writePage("coming", "draft: true\nredirectFrom: [/soon]\n");
  write("static/brochure-20250101.pdf", "%PDF-1.7");
}

/** Puts three images beside the photos' files. */
async function writePictures(): Promise<void> {
  write("content/photos/from-phone.jpg", await (await fromPhone(960, 1440)).jpeg({ quality: 95 }).toBuffer());
  write("content/photos/exported.png", await (await fromPhone(1500, 1000)).png().toBuffer());
  write("content/photos/sent.webp", await drawn(1500, 1000).webp({ quality: 95 }).toBuffer());
}

describe("a build from nothing, of a site that grew as the guide says", () => {
  beforeAll(async () => {
    writeSite();
    await writePictures();
    expect(run(["tsx", "tools/generate.ts"])).toMatchObject({ status: 0 });
    keepSite("content", at("content"));
    writePages(folder, more);
    build({ NETWORK_LOG: at("network.log"), NODE_OPTIONS: loading(path.resolve("tests/builds/no-network.cjs")) });
    first = published();
    keepSite("servers", at("servers"));
    keepSite("email", at("dist"));
  });

  test("asks no other machine for anything", () => {
    expect(read("network.log")).toBe("");
  });

  test("shows a new section type, of one new folder and one line of the registry", () => {
    const files = [...(sectionType?.files.keys() ?? [])];
    expect(new Set(files.map((file) => path.dirname(file)))).toEqual(new Set(["src/sections/faq"]));
    expect(sectionType?.changes.join("").match(/^[+-](?![+-])/gm)).toEqual(["+"]);
    expect(read("dist/about.html")).toMatch(
      /<section id="faq"[\s\S]*<summary itemprop="name">Who pays\?<\/summary>[\s\S]*>We do<\/p>/,
    );
    expect(read("docs/reference.md")).toContain("### `type: faq`");
  });

  test("shows a new field", () => {
    expect(read("dist/index.html")).toContain("<p>1999</p>");
    expect(read("docs/reference.md")).toMatch(/^\| `year` .*2024/m);
  });

  test("keeps pages within the budget of their weight", () => {
    const weights = pageWeights(at("dist"), ["/", "/about", "/agents", "/privacy", "/sections"]).map(
      ([, bytes]) => bytes,
    );
    expect(Math.max(...weights)).toBeLessThanOrEqual(pageBudget);
  });

  test("lets browsers keep its scripts, fonts and images for a year, and no page or file of one's own", () => {
    const endings = new Set(keptForYears().map((file) => path.extname(file)));
    expect([...endings]).toEqual(expect.arrayContaining([".avif", ".jpg", ".js", ".png", ".woff2"]));
    expect(endings).not.toContain(".html");
    expect(keptForYears()).not.toContain("brochure-20250101.pdf");
    expect(first.has("brochure-20250101.pdf")).toBe(true);
  });

  test("publishes no draft", () => {
    expect([...first.keys()]).not.toContain("coming.html");
    expect(read("dist/_redirects") + read("dist/sitemap.xml")).not.toMatch(/coming|soon/);
  });

  test("shows a local image in every width, and as JPEG for old browsers", () => {
    const shown = pages().flatMap((page) => [
      ...read(`dist/${page}`).matchAll(/<picture>(<source type="image\/avif".*?)<\/picture>/gs),
    ]);
    expect(shown.length).toBeGreaterThan(more);
    for (const [, html = ""] of shown) {
      const [source = "", image = ""] = html.split("<img");
      const sizes = [...source.matchAll(/\/(\S+\.avif) (\d+)w/g)].map(
        ([, file = "", width]) => [file, Number(width)] as const,
      );
      expect(sizes.length).toBeGreaterThan(2);
      expect(Math.max(...sizes.map(([, width]) => width))).toBe(Number(/ width="(\d+)"/.exec(image)?.[1]));
      expect(image).not.toContain("srcset");
      for (const file of [...sizes.map(([file]) => file), / src="\/(\S+\.jpg)"/.exec(image)?.[1]])
        expect([...first.keys()]).toContain(file);
    }
  });

  test("makes images upright, in sRGB and without metadata, whatever they were made from", async () => {
    const cuts = keptForYears().filter((file) => /(from-phone|exported|sent)\.\w+$/.test(file));
    expect(new Set(cuts.map((file) => path.basename(file)))).toEqual(
      new Set(["from-phone", "exported", "sent"].flatMap((name) => [`${name}.avif`, `${name}.jpg`])),
    );
    for (const file of cuts) await expectPlain(at(`dist/${file}`));
  });
});
