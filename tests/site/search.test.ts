/** @jest-environment jsdom */
import path from "node:path";
import sharp from "sharp";
import { isRecord } from "../../plugins/gatsby-source-content/record";
import { allPages, company, prefix, said } from "../expected";
import { all, attributes, meta, open, readFile } from "./pages";

const site = said("{url}");
const found = allPages.filter(({ indexed }) => indexed);
const canonical = (document: Document) => attributes(document, "link[rel=canonical]", "href");

/** What a page says to machines: the things in its JSON-LD. */
const thingsOn = (page: string, type?: string): Record<string, unknown>[] =>
  all(open(page).document, "script[type='application/ld+json']")
    .map(({ textContent }): unknown => JSON.parse(textContent))
    .flatMap((data) => (isRecord(data) && Array.isArray(data["@graph"]) ? data["@graph"].filter(isRecord) : []))
    .filter((thing) => type === undefined || thing["@type"] === type);

test.each(["title", "description"])("no two pages share their %s", (name) => {
  const texts = allPages.flatMap((page) => meta(open(page.path).document, `og:${name}`));
  expect(new Set(texts.filter(Boolean)).size).toBe(allPages.length);
});

test.each(found)("search engines may show $path, at its one address", ({ path: page }) => {
  const { document } = open(page);
  expect(canonical(document)).toEqual([site + page]);
  expect(meta(document, "og:url")).toEqual([site + page]);
  expect(meta(document, "robots")).toEqual([]);
});

test.each(allPages.filter(({ indexed }) => !indexed))("$path stays out of search results", ({ path: page }) => {
  const { document } = open(page);
  expect(meta(document, "robots")).toEqual(["noindex"]);
  expect(canonical(document)).toEqual([]);
  expect(thingsOn(page)).toEqual([]);
});

test("the sitemap names each page that search engines may show, and no other; robots.txt names the sitemap", () => {
  const named = (tag: string) =>
    [...readFile("sitemap.xml").matchAll(new RegExp(`<${tag}>(.*?)<`, "g"))].map(([, text]) => text);
  expect(named("loc").sort()).toEqual(found.map(({ path: page }) => site + page).sort());
  expect(readFile("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml\n`);
});

test.each(allPages)("a link to $path shows as a card with an image", async ({ path: page }) => {
  const { document } = open(page);
  const [image = ""] = meta(document, "og:image");
  const { format, width, height } = await sharp(path.join("dist", (image ?? "").slice(site.length))).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  const tags = {
    "og:title": document.title,
    "og:description": meta(document, "description")[0],
    "og:site_name": said("{company}"),
    "og:image:alt": said("{company}"),
    "og:image:width": String(width),
    "og:image:height": String(height),
    "twitter:card": "summary_large_image",
  };
  for (const [name, text] of Object.entries(tags)) expect([name, ...meta(document, name)]).toEqual([name, text]);
});

test("the home page says who the company is, and no page claims what is not filled in", () => {
  const address = isRecord(company.address) ? Object.values(company.address) : [];
  const [organization, ...more] = thingsOn("/", "Organization");
  expect(more).toEqual([]);
  expect(organization).toMatchObject({
    name: said("{company}"),
    legalName: said("{legalName}"),
    url: `${site}/`,
    identifier: { "@type": "PropertyValue", value: said("{companyNumber}") },
    areaServed: said("{coverage}"),
    foundingDate: said("{established}"),
  });
  const told = JSON.stringify([organization?.address, organization?.contactPoint]);
  for (const text of [...address, said("{email}"), said("{partnershipsEmail}"), `+44 ${said("{phone}").slice(1)}`])
    expect(told).toContain(text);
  expect(thingsOn("/", "WebSite")).toMatchObject([
    { name: said("{company}"), url: `${site}/`, inLanguage: "en-GB", publisher: { "@id": organization?.["@id"] } },
  ]);
  expect(JSON.stringify(found.map((page) => thingsOn(page.path)))).not.toMatch(/null|:""|:\[\]|\{[a-zA-Z]+\}/);
});

test.each(found.filter(({ path: page }) => page !== "/"))("$path says where it stands, and its services", (page) => {
  const [trail] = thingsOn(page.path, "BreadcrumbList");
  const steps = Array.isArray(trail?.itemListElement) ? trail.itemListElement.filter(isRecord) : [];
  expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${site}/`, site + page.path]);
  const services = page.sections.filter(({ fields }) => fields.service === true);
  expect(thingsOn(page.path, "Service")).toMatchObject(
    services.map(({ heading, anchor }) => ({
      name: heading,
      url: `${site}${page.path}#${anchor}`,
      provider: { "@type": "Organization", name: said("{company}") },
    })),
  );
});

test("the manifest names the company and its icons", () => {
  const icons = [
    { src: `${prefix}/favicon.svg`, sizes: "any" },
    { src: `${prefix}/icon-512.png`, sizes: "512x512", purpose: "maskable" },
  ];
  const manifest: unknown = JSON.parse(readFile("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: said("{company}"), icons });
});
