/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { entriesOf, readContent } from "../../src/content/read/content";
import { pageFile } from "../../src/finish/addresses";
import { linked, meta, readPages, textOfAll } from "./pages";

const content = readContent();
const { facts } = content;
const url = facts.get("url") ?? "";
const pages = readPages();
/** The error page, and the pages that their editors keep out of search results. */
const unlisted = [
  "404.html",
  ...entriesOf(content, "page")
    .filter(({ data }) => data?.indexed === false && data.draft !== true && data.path !== "/404")
    .map(({ data }) => pageFile(String(data?.path))),
];
const found = pages.filter(({ file }) => !unlisted.includes(file));
const inDist = (address: string | undefined): string => path.join("dist", new URL(address ?? "", url).pathname);

test("no two pages share a title or a description", () => {
  const titles = pages.flatMap(({ document }) => textOfAll(document, "title"));
  const descriptions = pages.map(({ document }) => meta(document, "description"));
  expect(titles).toHaveLength(pages.length);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions).not.toContain("");
});

test.each(found)("$file says its one address, and may be indexed", ({ file, document }) => {
  const address = file === "index.html" ? `${url}/` : `${url}/${file.replace(".html", "")}`;
  expect(linked(document, "canonical")).toEqual([address]);
  expect(meta(document, "og:url")).toBe(address);
  expect(meta(document, "robots")).toBe("");
});

test.each(unlisted)("%s stays out of search results", (name) => {
  const { document } = pages.find(({ file }) => file === name) ?? {};
  expect(document && meta(document, "robots")).toBe("noindex");
  expect(document && linked(document, "canonical")).toEqual([]);
});

test.each(pages)("a link to $file shows as a card with a picture that is there", async ({ document }) => {
  const [title] = textOfAll(document, "title");
  const [heading] = textOfAll(document, "h1");
  expect(meta(document, "og:title")).toBe(title);
  expect(meta(document, "og:description")).toBe(meta(document, "description"));
  expect(meta(document, "og:site_name")).toBe(facts.get("company"));
  expect(meta(document, "og:image:alt")).toContain(heading);
  expect(meta(document, "twitter:card")).toBe("summary_large_image");
  const picture = await sharp(inDist(meta(document, "og:image"))).metadata();
  expect(picture).toMatchObject({
    format: "png",
    width: Number(meta(document, "og:image:width")),
    height: Number(meta(document, "og:image:height")),
  });
  expect(picture).toMatchObject({ width: 1200, height: 630 });
});

test("each page has a picture of its own", () => {
  const pictures = pages.map(({ document }) => meta(document, "og:image"));
  expect(new Set(pictures).size).toBe(pages.length);
});

test.each(pages)("$file brings icons, a manifest and the bar's colour by day and by night", ({ document }) => {
  const files = [...linked(document, "icon"), ...linked(document, "apple-touch-icon"), ...linked(document, "manifest")];
  expect(files).toHaveLength(4);
  for (const file of files) expect({ file, there: existsSync(inDist(file)) }).toEqual({ file, there: true });
  expect(new Set(meta(document, "theme-color").split("\n")).size).toBe(2);
});

test("icons are what platforms expect", async () => {
  const size = async (file: string) => {
    const { width, height, hasAlpha } = await sharp(path.join("dist", file)).metadata();
    return { width, height, hasAlpha };
  };
  expect(await size("apple-touch-icon.png")).toMatchObject({ width: 180, height: 180 });
  expect(await size("icon-512.png")).toMatchObject({ width: 512, height: 512 });
  const ico = readFileSync("dist/favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect(picture).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("the corners of icons that platforms cut are filled", async () => {
  for (const file of ["apple-touch-icon.png", "icon-512.png"]) {
    const { data } = await sharp(path.join("dist", file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(255);
  }
});

test("the manifest names the company and pictures that are there", () => {
  const manifest: unknown = JSON.parse(readFileSync("dist/manifest.webmanifest", "utf8"));
  expect(manifest).toMatchObject({
    name: facts.get("company"),
    icons: [{ sizes: "any" }, { sizes: "512x512", purpose: "maskable" }],
  });
  for (const file of ["favicon.svg", "icon-512.png"]) {
    expect(JSON.stringify(manifest)).toContain(`/${file}`);
    expect(existsSync(`dist/${file}`)).toBe(true);
  }
});
