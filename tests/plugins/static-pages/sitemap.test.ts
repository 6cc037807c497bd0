/** @jest-environment jsdom */
import { robots, sitemap } from "../../../plugins/gatsby-plugin-static-pages/sitemap";

const origin = "https://www.example.com";
const entries = ["/", "/about", "/services"].map((path) => ({ address: origin + path, changed: undefined }));

const addressesIn = (xml = "") =>
  [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("loc")].map((loc) => loc.textContent);

test("it names every page", () => {
  expect(addressesIn(sitemap(entries))).toEqual(entries.map(({ address }) => address));
});

test("a date stands where one is known", () => {
  const changed = "2024-05-31T09:30:00+01:00";
  expect(sitemap([{ address: `${origin}/`, changed }])).toContain(`<lastmod>${changed}<`);
  expect(sitemap(entries)).not.toContain("lastmod");
});

test("robots.txt names the sitemap where there is one, and forbids nothing", () => {
  expect(robots(`${origin}/sitemap.xml`)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots(undefined)).not.toContain("Sitemap");
  expect(robots(undefined)).not.toContain("Disallow");
});
