/** @jest-environment node */
import { readFileSync } from "node:fs";
import { linked, readPages } from "./pages";

const sitemap = readFileSync("dist/sitemap.xml", "utf8");
const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const canonicals = readPages().flatMap(({ document }) => linked(document, "canonical"));

test("the sitemap names each page that search engines may show, and no other", () => {
  expect([...addresses].sort()).toEqual([...canonicals].sort());
  expect(addresses.length).toBeGreaterThan(0);
  expect(sitemap).not.toContain("404");
});

test("its dates lie in the past", () => {
  for (const [, date = ""] of sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g))
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test("robots.txt names the sitemap at the site's own address", () => {
  const origin = new URL(addresses[0] ?? "").origin;
  expect(readFileSync("dist/robots.txt", "utf8")).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});
