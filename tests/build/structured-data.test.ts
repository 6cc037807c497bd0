/** @jest-environment node */
import { entriesOf, readContent } from "../../src/content/read/content";
import { isRecord } from "../../src/record";
import { all, linked, meta, readPages, textOfAll } from "./pages";

const content = readContent();
const { facts, entries } = content;
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

const inner = pages.filter(({ file, document }) => file !== "index.html" && linked(document, "canonical").length > 0);

test.each(inner)("$file says where it stands", ({ file, document }) => {
  const [trail] = ofType(file, "BreadcrumbList");
  const items: unknown = trail?.itemListElement;
  const steps = Array.isArray(items) ? items.filter(isRecord) : [];
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  expect(steps[0]).toMatchObject({ "@type": "ListItem", item: `${url}/` });
  expect([steps.at(-1)?.item]).toEqual(linked(document, "canonical"));
});

test("each service is named, with the place where it is described", () => {
  const described = entriesOf(content, "section").filter(({ data }) => data?.service === true);
  const services = inner.flatMap(({ file }) => ofType(file, "Service"));
  expect(services.map(({ name }) => name).sort()).toEqual(described.map(({ data }) => data?.heading).sort());
  for (const { url: address, name, provider, description } of services) {
    const [page, anchor = ""] = String(address).split("#");
    const { document } = inner.find((one) => linked(one.document, "canonical")[0] === page) ?? {};
    expect(document && all(document, "section", { id: anchor })).toHaveLength(1);
    expect(provider).toMatchObject({ "@type": "Organization", name: fact("company") });
    if (typeof description === "string") expect(description.length).toBeGreaterThan(String(name).length);
  }
});

test("pages that stay out of search results say nothing to machines", () => {
  const silent = pages.filter(({ document }) => meta(document, "robots") === "noindex");
  expect(silent.length).toBeGreaterThan(0);
  for (const { file } of silent) expect(thingsOn(file)).toEqual([]);
});
