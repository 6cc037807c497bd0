/** @jest-environment node */
import { readContent } from "../../src/content/read/content";
import { isRecord } from "../../src/record";
import { all, linked, meta, readPages, textOfAll } from "./pages";

const { facts, entries } = readContent();
const fact = (name: string): string => facts.get(name) ?? "";
const url = fact("url");
const pages = readPages();

/** What a page says to machines: the things in its JSON-LD. */
function thingsOn(file: string): unknown[] {
  const { document } = pages.find((page) => page.file === file) ?? {};
  const texts = document ? textOfAll(document, "script", { type: "application/ld+json" }) : [];
  return texts.flatMap((text): unknown[] => {
    const data: unknown = JSON.parse(text);
    expect(data).toMatchObject({ "@context": "https://schema.org" });
    return isRecord(data) && Array.isArray(data["@graph"]) ? data["@graph"] : [];
  });
}

const ofType = (file: string, type: string): Record<string, unknown>[] =>
  thingsOn(file).filter((thing): thing is Record<string, unknown> => isRecord(thing) && thing["@type"] === type);

test("the home page says who the company is", () => {
  const [company, ...more] = ofType("index.html", "Organization");
  expect(more).toEqual([]);
  expect(company).toMatchObject({
    name: fact("company"),
    legalName: fact("legalName"),
    url: `${url}/`,
    identifier: { "@type": "PropertyValue", value: fact("companyNumber") },
    areaServed: fact("coverage"),
    foundingDate: fact("established"),
  });
  const address: unknown = entries.get("content/site.md")?.data?.address;
  expect(Object.values(isRecord(company?.address) ? company.address : {})).toEqual(
    expect.arrayContaining(isRecord(address) ? Object.values(address) : [address]),
  );
  const text = JSON.stringify(company?.contactPoint);
  for (const email of [fact("email"), fact("partnershipsEmail")]) expect(text).toContain(email);
  expect(text).toContain(`+44 ${fact("phone").slice(1)}`);
});

test("what the company has not filled in is not claimed", () => {
  const filled = facts.has("vatNumber");
  expect("vatID" in (ofType("index.html", "Organization")[0] ?? {})).toBe(filled);
  const texts = pages.map(({ file }) => JSON.stringify(thingsOn(file))).join("");
  expect(texts).not.toMatch(/null|:""|:\[\]|\{[a-zA-Z]+\}/);
});

test("the home page says what the site is", () => {
  const [site] = ofType("index.html", "WebSite");
  expect(site).toMatchObject({ name: fact("company"), url: `${url}/`, inLanguage: "en-GB" });
  expect(site?.publisher).toEqual({ "@id": ofType("index.html", "Organization")[0]?.["@id"] });
});

test.each(["about", "services", "agents", "privacy"])("/%s says where it stands", (name) => {
  const [trail] = ofType(`${name}.html`, "BreadcrumbList");
  expect(trail?.itemListElement).toMatchObject([
    { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` },
    { "@type": "ListItem", position: 2, item: `${url}/${name}` },
  ]);
  expect(trail).toHaveProperty("itemListElement.1.name");
});

test("the four services are named, each with the place where it is described", () => {
  const { document } = pages.find(({ file }) => file === "services.html") ?? {};
  const services = ofType("services.html", "Service");
  expect(services.map(({ name }) => name)).toEqual([
    "BRRR Strategy",
    "Property Flips",
    "HMO Modernisation",
    "Serviced Accommodation and Company Lets",
  ]);
  for (const { url: address, name, provider, description } of services) {
    const [page, anchor = ""] = String(address).split("#");
    expect([page]).toEqual(document && linked(document, "canonical"));
    expect(document && all(document, "section", { id: anchor })).toHaveLength(1);
    expect(provider).toMatchObject({ "@type": "Organization", name: fact("company") });
    expect(String(description).length).toBeGreaterThan(String(name).length);
  }
});

test("pages that stay out of search results say nothing to machines", () => {
  const silent = pages.filter(({ document }) => meta(document, "robots") === "noindex");
  expect(silent.length).toBeGreaterThan(0);
  for (const { file } of silent) expect(thingsOn(file)).toEqual([]);
});
