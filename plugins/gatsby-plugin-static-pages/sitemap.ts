import { escapeHtml } from "../gatsby-source-content/escape-html";

/** One page for search engines. */
export interface SitemapUrl {
  /** As in "https://www.example.com/about". */
  address: string;
  /** When it last changed, as in "2024-05-31T09:30:00+01:00"; undefined where nobody knows. */
  changed: string | undefined;
}

/** The file that lists a site's pages for search engines: https://www.sitemaps.org/protocol.html */
export const sitemap = (urls: readonly SitemapUrl[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ address, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
    }),
    "</urlset>",
    "",
  ].join("\n");

/** The text of `robots.txt`. It forbids nothing: a page that search engines should leave out says so itself. */
export const robots = (sitemapAddress: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(sitemapAddress ? ["", `Sitemap: ${sitemapAddress}`] : []), ""].join("\n");
