/** @jest-environment jsdom */
import path from "node:path";
import sharp from "sharp";
import { allPages, prefix, filledIn } from "../expected";
import { attributes, meta, open, readFile, withOwnPages } from "./pages";

const site = filledIn("{url}");
const indexed = allPages.filter((page) => page.indexed);
const hidden = allPages.filter((page) => !page.indexed);
const canonical = (document: Document) => attributes(document, "link[rel=canonical]", "href");

test.each(indexed)("search engines may index $path, at one URL", ({ path: page }) => {
  const { document } = open(page);
  expect(canonical(document)).toEqual([site + page]);
  expect(meta(document, "og:url")).toEqual([site + page]);
  expect(meta(document, "robots")).toEqual([]);
});

test.each(hidden)("search engines do not index $path", ({ path: page }) => {
  const { document } = open(page);
  expect(meta(document, "robots")).toEqual(["noindex"]);
  expect(canonical(document)).toEqual([]);
  expect(attributes(document, "script[type='application/ld+json']", "type")).toEqual([]);
});

test("the sitemap has the indexed pages, and robots.txt names the sitemap", () => {
  const urls = [...readFile("sitemap.xml").matchAll(/<loc>(.*?)</g)].map(([, url]) => url);
  expect(urls.sort()).toEqual(withOwnPages(indexed.map(({ path: page }) => site + page)));
  for (const { path: page } of hidden) expect(urls).not.toContain(site + page);
  expect(readFile("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml\n`);
});

test.each(allPages)("a shared link to $path shows its title, its description and an image", async ({ path: page }) => {
  const { document } = open(page);
  const [image = ""] = meta(document, "og:image");
  // A page's own image may be at a stock photo's host.
  if (image?.startsWith(`${site}/`)) {
    const { format, width, height } = await sharp(path.join("dist", image.slice(site.length))).metadata();
    const expected = image === `${site}/social.png` ? "png" : "jpeg";
    expect({ format, width, height }).toEqual({ format: expected, width: 1200, height: 630 });
  } else expect(image).toMatch(/^https:.*(?<!\d)1200\D+630(?!\d)/);
  expect(meta(document, "og:title")).toEqual([document.title]);
  expect(meta(document, "og:description")).toEqual(meta(document, "description"));
});

test("the web app manifest has the company's name and icons", () => {
  const icons = [
    { src: `${prefix}/favicon.svg`, sizes: "any" },
    { src: `${prefix}/icon-512.png`, sizes: "512x512", purpose: "maskable" },
  ];
  const manifest: unknown = JSON.parse(readFile("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: filledIn("{company}"), icons });
});
