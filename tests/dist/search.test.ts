/** @jest-environment jsdom */
import sharp from "sharp";
import path from "node:path";
import { isRecord } from "../../plugins/gatsby-source-content/record";
import { allPages, company, said } from "../expected";
import { all, attributes, builtPages, meta, open, readFile, textOf } from "./pages";

const site = said("{url}");
const found = allPages.filter(({ indexed }) => indexed);
const canonical = (document: Document) => attributes(document, "link[rel=canonical]", "href");

/** What a page says to machines: the things in its JSON-LD. */
const thingsOn = (page: string, type?: string): Record<string, unknown>[] =>
  all(open(page).document, "script[type='application/ld+json']")
    .map(({ textContent }): unknown => JSON.parse(textContent))
    .flatMap((data) => (isRecord(data) && Array.isArray(data["@graph"]) ? data["@graph"].filter(isRecord) : []))
    .filter((thing) => type === undefined || thing["@type"] === type);

test("no two pages share a title, a description or a picture", () => {
  const documents = [...builtPages.values()].map(({ document }) => document);
  const titles = documents.map(({ title }) => title);
  for (const texts of [
    titles,
    ...["description", "og:image"].map((name) => documents.flatMap((one) => meta(one, name))),
  ])
    expect(new Set(texts.filter(Boolean)).size).toBe(documents.length);
});

test.each(found)("$path says its one address, and search engines may show it", ({ path: page }) => {
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
  const addresses = [...readFile("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(found.map(({ path: page }) => site + page).sort());
  for (const [, date = ""] of readFile("sitemap.xml").matchAll(/<lastmod>(.*?)<\/lastmod>/g))
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  expect(readFile("robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml\n`);
});

test.each(allPages)("a link to $path shows as a card with a picture", async ({ path: page }) => {
  const { document } = open(page);
  expect(meta(document, "og:title")).toEqual([document.title]);
  expect(meta(document, "og:description")).toEqual(meta(document, "description"));
  expect(meta(document, "og:site_name")).toEqual([said("{company}")]);
  expect(meta(document, "og:image:alt")).toEqual([`${said("{company}")}: ${textOf(document.querySelector("h1"))}`]);
  expect(meta(document, "twitter:card")).toEqual(["summary_large_image"]);
  const [picture] = meta(document, "og:image");
  const { format, width, height } = await sharp(path.join("dist", new URL(picture ?? "").pathname)).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect([meta(document, "og:image:width"), meta(document, "og:image:height")]).toEqual([["1200"], ["630"]]);
});

test("the home page says who the company is, and claims nothing that it has not filled in", () => {
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
  const address = isRecord(organization?.address) ? organization.address : {};
  expect(Object.values(address)).toEqual(expect.arrayContaining(Object.values(company.address ?? {})));
  const contact = JSON.stringify(organization?.contactPoint);
  for (const text of [said("{email}"), said("{partnershipsEmail}"), `+44 ${said("{phone}").slice(1)}`])
    expect(contact).toContain(text);
  expect(thingsOn("/", "WebSite")).toMatchObject([
    { name: said("{company}"), url: `${site}/`, inLanguage: "en-GB", publisher: { "@id": organization?.["@id"] } },
  ]);
  const all = JSON.stringify(found.map(({ path: page }) => thingsOn(page)));
  expect(all).not.toMatch(/null|:""|:\[\]|\{[a-zA-Z]+\}/);
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
