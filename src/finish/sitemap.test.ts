/** @jest-environment jsdom */
import { robots, sitemap } from "./sitemap";

const origin = "https://www.example.com";
const entries = ["/", "/about", "/services"].map((path) => ({ address: origin + path, changed: undefined }));

const addressesIn = (xml = "") =>
  [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("loc")].map((loc) => loc.textContent);

test("one file names every page", () => {
  const files = sitemap(origin, entries);
  expect([...files.keys()]).toEqual(["sitemap.xml"]);
  expect(addressesIn(files.get("sitemap.xml"))).toEqual(entries.map(({ address }) => address));
});

test("more pages than a file may hold are spread over several, which one names", () => {
  const files = sitemap(origin, entries, 2);
  expect(addressesIn(files.get("sitemap.xml"))).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
  expect(addressesIn(files.get("sitemap-1.xml"))).toEqual([`${origin}/`, `${origin}/about`]);
  expect(addressesIn(files.get("sitemap-2.xml"))).toEqual([`${origin}/services`]);
});

test("the limit is that of the protocol", () => {
  const many = Array.from({ length: 50_001 }, (_, at) => ({ address: `${origin}/${at}`, changed: undefined }));
  expect(sitemap(origin, many.slice(0, 50_000)).size).toBe(1);
  expect(sitemap(origin, many).size).toBe(3);
});

test("a date stands where one is known", () => {
  const changed = "2024-05-31T09:30:00+01:00";
  expect(sitemap(origin, [{ address: `${origin}/`, changed }]).get("sitemap.xml")).toContain(`<lastmod>${changed}<`);
  expect(sitemap(origin, entries).get("sitemap.xml")).not.toContain("lastmod");
});

test("robots.txt names the sitemap where there is one, and forbids nothing", () => {
  expect(robots(`${origin}/sitemap.xml`)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots(undefined)).not.toContain("Sitemap");
  expect(robots(undefined)).not.toContain("Disallow");
});
