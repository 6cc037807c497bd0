import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkPaths } from "../../plugins/content-model/check/site/paths";
import { pageBudget, weightOf } from "../../plugins/gatsby-plugin-static-pages/page-weight";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { sectionTypeNames } from "../../plugins/content-model/schema/sdl";
import { storeSite } from "../support/built-sites";
import { examples, examplesPage } from "../../tools/lib/examples";
import { writeFiles } from "../../tools/lib/files";
import { writePages } from "../../tools/lib/many-pages";
import { siteWith } from "../fixtures";
import { follow, stepsOf } from "../guide";
import { drawn, expectPlain, fromPhone } from "../images";
import { at, build, edit, first, folder, header, immutable } from "./site";
import { pages, published, read, run, write, writePage } from "./site";

const chapters = ["Adding a section type", "Adding a field", "Adding a photo host"];

/** Adds to the fixture site the code of the guide, redirects, drafts and local images. */
async function writeSite(): Promise<void> {
  for (const chapter of chapters) follow(stepsOf("docs/extending.md", chapter), folder);
  writeFiles(folder, examplesPage(examples(at("src/sections"))));
  write(
    "content/pages/about/rooms.md",
    "---\ntype: rooms\nheading: Rooms\nrooms:\n  - {name: At the front, rent: £520 a month}\n---\n",
  );
  edit("clean");
  write("content/photos/garden.md", "---\nimage: sent.webp\nalt: A garden\n---\n");
  writePage("coming", "draft: true\nredirectFrom: [/soon]\n");
  write("static/brochure-20250101.pdf", "%PDF-1.7");
  // Small, because encoding is slow.
  write("content/photos/from-phone.jpg", await (await fromPhone(400, 600)).jpeg({ quality: 95 }).toBuffer());
  write("content/photos/exported.png", await (await fromPhone(600, 400)).png().toBuffer());
  write("content/photos/sent.webp", await drawn(600, 400).webp({ quality: 95 }).toBuffer());
  write("content/photos/plan.md", "---\nimage: plan.png\nalt: A floor plan\nfocus: whole\n---\n");
  const plan = sharp({ create: { width: 60, height: 40, channels: 4, background: "transparent" } });
  write("content/photos/plan.png", await plan.png().toBuffer());
}

describe("a clean build after the changes of the guide", () => {
  beforeAll(async () => {
    await writeSite();
    expect(run(["tsx", "tools/generate.ts"])).toMatchObject({ status: 0 });
    storeSite("content", at("content"));
    writePages(folder, 10);
    writePage("leaving");
    writePage("brief", "socialImage: plan\n");
    const noNetwork = JSON.stringify(path.resolve("tests/builds/no-network.cjs"));
    build({ NETWORK_LOG: at("network.log"), NODE_OPTIONS: `--require ${noNetwork}` });
    published().forEach((hash, file) => first.set(file, hash));
    storeSite("email", at("dist"));
  });

  test("a build makes no network request", () => {
    expect(read("network.log")).toBe("");
  });

  test("a new section type and a new field are on the page and in the reference", () => {
    expect(read("dist/about.html")).toMatch(/<section id="rooms"[^]*<dt>At the front<\/dt><dd>£520 a month<\/dd>/);
    expect(read("docs/reference.md")).toContain("### `type: rooms`");
    expect(read("dist/index.html")).toContain("<figcaption>1999</figcaption>");
    expect(read("docs/reference.md")).toMatch(/^\| `year` .*2024/m);
  });

  test("a translation is in its language, and leads to its original, which leads back", () => {
    const [original = "", welsh = ""] = ["agents", "amdanom-ni"].map((page) => read(`dist/${page}.html`));
    expect(welsh).toMatch(/^<!DOCTYPE html><html lang="cy">.*"og:locale" content="cy_GB"/s);
    expect(welsh).toMatch(
      />Neidio i’r cynnwys<.*>Dewislen<.*href="\/agents" lang="en-GB".*>Ffôn<.*<dd lang="en-GB">.*Sefydlwyd[^>]*lang="en-GB">.*>Er gwybodaeth/s,
    );
    expect(original).toContain('<a href="/amdanom-ni" lang="cy" hrefLang="cy">Cymraeg</a>');
    for (const page of [original, welsh])
      expect(page.match(/<link rel="alternate" .*?\/>/g)).toEqual([
        '<link rel="alternate" hrefLang="en-GB" href="https://www.example.com/agents"/>',
        '<link rel="alternate" hrefLang="cy" href="https://www.example.com/amdanom-ni"/>',
      ]);
  });

  test("a tour's host is in the CSP and on the privacy page", () => {
    expect(header("Content-Security-Policy")).toContain("; frame-src https://www.youtube-nocookie.com;");
    expect(read("dist/privacy.html")).toContain("Videos and tours come from YouTube");
  });

  test("every page is within the weight budget", () => {
    for (const page of ["index", "about", "agents", "privacy"])
      expect(weightOf(read(`dist/${page}.html`))).toBeLessThanOrEqual(pageBudget);
    // A page with a section of every type, to which the owner may have added some.
    const types = sectionTypeNames(readTypes(at("src"))).length;
    expect(weightOf(read("dist/sections.html"))).toBeLessThan(1000 * types);
  });

  test("the check refuses the path of every file that the build writes beside the pages", () => {
    // Old paths have folders with pages that redirect, and another plugin has a file.
    const others = [...pages(), "about-us", "company", "feed.xml"];
    const files = readdirSync(at("dist")).filter((file) => !others.includes(file) && !existsSync(at(`static/${file}`)));
    const paths = files.map((file) => `/${file}`);
    expect(paths).toEqual(expect.arrayContaining(["/admin.html", "/favicon.ico", "/robots.txt", "/static"]));
    const site = siteWith({
      "content/pages/about/page.md": ["path: /about", `path: /about\nredirectFrom: [${paths.join(", ")}]`],
    });
    expect(checkPaths(site, new Map()).map(({ field }) => field?.[1])).toEqual([...paths.keys()]);
  });

  test("browsers cache scripts, fonts and images for a year, but no page or static file", () => {
    const endings = new Set(immutable().map((file) => path.extname(file)));
    expect([...endings]).toEqual(expect.arrayContaining([".avif", ".jpg", ".js", ".png", ".woff2"]));
    expect(endings).not.toContain(".html");
    expect(immutable()).not.toContain("brochure-20250101.pdf");
    expect(first.has("brochure-20250101.pdf")).toBe(true);
    expect(first.has("feed.xml")).toBe(true);
  });

  test("images are published upright, in sRGB and without metadata", async () => {
    const cuts = immutable().filter((file) => /(from-phone|exported|sent)\.\w+$/.test(file));
    const names = ["from-phone", "exported", "sent"].flatMap((name) => [`${name}.avif`, `${name}.jpg`]);
    expect(new Set(cuts.map((file) => path.basename(file)))).toEqual(new Set(names));
    for (const file of cuts) await expectPlain(at(`dist/${file}`));
  });

  test("a link's preview shows a transparent image on white, and crops one that pages show whole", async () => {
    const [, file = ""] = /"og:image" content="https:\/\/www.example.com(.*?)"/.exec(read("dist/brief.html")) ?? [];
    const image = sharp(at(`dist${file}`));
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630 });
    const { channels } = await image.stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});
