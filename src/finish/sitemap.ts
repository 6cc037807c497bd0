import { escapeHtml } from "../escape-html";

/** One page for search engines. */
export interface SitemapUrl {
  /** As in "https://www.example.com/about". */
  address: string;
  /** When it last changed, as in "2024-05-31T09:30:00+01:00"; undefined where nobody knows. */
  changed: string | undefined;
}

/** Addresses that one file may hold: https://www.sitemaps.org/protocol.html */
const most = 50_000;

/** The files that tell search engines about a site's pages, by name. "sitemap.xml" is the first to read. */
export function sitemap(origin: string, urls: readonly SitemapUrl[], limit = most): Map<string, string> {
  const lists = Array.from({ length: Math.ceil(urls.length / limit) }, (_, at) =>
    urlSet(urls.slice(at * limit, (at + 1) * limit)),
  );
  if (lists.length <= 1) return new Map([["sitemap.xml", lists[0] ?? urlSet([])]]);
  const names = lists.map((_, at) => `sitemap-${at + 1}.xml`);
  const index = names.map((name) => element("sitemap", element("loc", `${origin}/${name}`)));
  return new Map([
    ["sitemap.xml", file("sitemapindex", index)],
    ...names.map((name, at) => [name, lists[at] ?? ""] as const),
  ]);
}

const urlSet = (urls: readonly SitemapUrl[]): string =>
  file(
    "urlset",
    urls.map(({ address, changed }) =>
      element("url", element("loc", escapeHtml(address)) + (changed ? element("lastmod", changed) : "")),
    ),
  );

const file = (root: string, elements: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    "",
  ].join("\n");

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** The text of `robots.txt`. It forbids nothing: a page that search engines should leave out says so itself. */
export const robots = (sitemapAddress: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(sitemapAddress ? ["", `Sitemap: ${sitemapAddress}`] : []), ""].join("\n");
