/** @jest-environment jsdom */
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/files";
import { readHeaders } from "../../tools/lib/host-files";
import { allPages, prefix, filledIn } from "../expected";
import { all, attributes, builtPages, files, readFile } from "./pages";

const site = filledIn("{url}");

/** Every URL in a page: of links, forms, photos and other files. */
function urlsOn(document: Document): string[] {
  const named = ["href", "src", "action", "formaction", "data-island"].flatMap((name) =>
    attributes(document, `[${name}]`, name),
  );
  const styles = all(document, "style").map(({ textContent }) => textContent);
  return [
    ...named,
    ...attributes(document, "meta[property='og:image']", "content"),
    ...attributes(document, "[srcset]", "srcset").flatMap((set) => set?.match(/\S+(?= \d)/g) ?? []),
    ...[...styles.join().matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? null),
  ].flatMap((address) => address ?? []);
}

/** Why a URL in a page is broken; undefined for one that works, or leads to another host. */
function faultOf(url: string, from: string): string | undefined {
  const { origin, pathname, hash } = new URL(url, site + from);
  if (origin !== new URL(site).origin) return undefined;
  if (!pathname.startsWith(`${prefix}/`)) return `${url}: outside the site`;
  const file = pathname === `${prefix}/` ? "index.html" : decodeURI(pathname.slice(prefix.length + 1));
  const found = [file, `${file}.html`].find((one) => files.includes(one));
  if (found === undefined) return `${url}: no such file`;
  const anchor = decodeURIComponent(hash.slice(1));
  // Pages have fragments, and so has the file with all icons.
  return anchor === "" || readFile(found).includes(`id="${anchor}"`) ? undefined : `${url}: no such fragment`;
}

test.each([...builtPages])("%s has no broken links or fragments", (file, { document }) => {
  const urls = urlsOn(document);
  // A page in code may have only its icons.
  const isContent = allPages.some(({ path }) => pageFile(path) === file);
  expect(urls.length).toBeGreaterThan(isContent ? 20 : 0);
  expect(urls.flatMap((url) => faultOf(url, `/${file}`) ?? [])).toEqual([]);
});

test("hosts send pages with security headers, and browsers ask whether a page changed", () => {
  expect(Object.fromEntries(readHeaders("dist")(`${prefix}/`))).toMatchObject({
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Content-Security-Policy": expect.stringMatching(/^default-src 'none';(?!.*unsafe).*frame-ancestors 'none'/),
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": expect.stringMatching(/max-age=\d{8}/),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});
