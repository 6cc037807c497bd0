/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { readHeaders } from "../../tools/lib/host-files";
import { allPages, prefix, said } from "../expected";
import { all, attributes, builtPages, files, open, readFile } from "./pages";

const site = said("{url}");
const headersFor = (address: string): Record<string, string> => Object.fromEntries(readHeaders("dist")(address));

/** Every address that a page names: of links, forms, photos and other files. */
function addressesOn(document: Document): string[] {
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

/** What is wrong with an address on a page; undefined for one that leads somewhere, or to another host. */
function fault(address: string, from: string): string | undefined {
  const { origin, pathname, hash } = new URL(address, site + from);
  if (origin !== new URL(site).origin) return undefined;
  if (!pathname.startsWith(`${prefix}/`)) return `${address}: outside the site`;
  const file = pathname === `${prefix}/` ? "index.html" : decodeURI(pathname.slice(prefix.length + 1));
  const found = [file, `${file}.html`].find((one) => files.includes(one));
  if (found === undefined) return `${address}: no such file`;
  const anchor = decodeURIComponent(hash.slice(1));
  // Pages have anchors, and so has the file that holds all icons.
  return anchor === "" || readFile(found).includes(`id="${anchor}"`) ? undefined : `${address}: no such place`;
}

describe.each(allPages)("$path", ({ path }) => {
  const { document } = open(path);

  test("names nothing that is not there, places on pages included", () => {
    const addresses = addressesOn(document);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.flatMap((address) => fault(address, path) ?? [])).toEqual([]);
  });

  test("is sent with a policy that knows each block that executes or styles, and allows nothing else", () => {
    const policy = headersFor(prefix + path)["Content-Security-Policy"];
    const blocks = all(document, "style, script:not([src], [type$=json])");
    expect(blocks.length).toBeGreaterThan(1);
    for (const { textContent } of blocks)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(textContent).digest("base64")}'`);
    for (const directive of ["default-src", "base-uri", "frame-ancestors"])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).not.toContain("unsafe");
  });

  test("is sent with the headers that keep it safe, and asked for anew each time", () => {
    expect(headersFor(prefix + path)).toMatchObject({
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": expect.stringContaining("camera=()"),
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": expect.stringMatching(/max-age=\d{8}/),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    });
  });
});

// Which scripts are fetched, only a browser can tell.
const known = /^(_headers|_redirects|favicon\.ico|robots\.txt|sitemap.*\.xml)$|\.(html|js|LICENSE\.txt|br|gz)$/;

test("nothing is served that no page uses", () => {
  const pages = [...builtPages.values()].map(({ html }) => html);
  const named = new Set([...pages, readFile("manifest.webmanifest")].flatMap((text) => text.split(/["#\s()]/)));
  const unused = files.filter(
    (file) => !known.test(file) && !named.has(`${prefix}/${file}`) && !named.has(`${site}/${file}`),
  );
  expect(unused).toEqual([]);
});
