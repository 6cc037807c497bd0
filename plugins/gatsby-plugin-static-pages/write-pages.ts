import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, parseFragment, serialize } from "parse5";
import { escapeHtml } from "../gatsby-source-content/escape-html";
import { immutableFile, immutableFolder, pageFile, placeFor } from "./files";
import { rewriteUrls, type AssetMap } from "./fingerprint-assets";
import { attribute, elementsIn, removeComments, type Document, type ParentNode } from "./dom";

interface Site {
  /** Gatsby's `public/`. */
  from: string;
  /** The folder of the new site. */
  to: string;
  assets: AssetMap;
  /** The path prefix of the site, for example "/harbour"; "" at the root of a host. */
  prefix: string;
  /** The CSP for a `<meta>`, for hosts that send no headers. */
  policy?: string;
}

/** Writes every page, with its images. Returns the URLs of those that search engines may index. */
export async function writePages(pages: readonly string[], site: Site): Promise<string[]> {
  const listed: string[] = [];
  for (const page of pages) {
    const elements = elementsIn(await writePage(page, site));
    const canonical = elements.find((element) => attribute(element, "rel") === "canonical");
    const url = canonical && attribute(canonical, "href");
    if (url) listed.push(url);
  }
  return listed;
}

/** Writes a page and its images. */
async function writePage(page: string, site: Site): Promise<Document> {
  const document = await readPage(await readFile(path.join(site.from, page, "index.html"), "utf8"), site);
  // Not `cp`: pages may share an image, and it would delete another's copy first.
  for (const file of imageFilesIn(document)) await copyFile(path.join(site.from, file), await placeFor(site.to, file));
  const html = serialize(document);
  // Or Cloudflare would hide email addresses behind a script, which the CSP forbids.
  const text = /\w@\w/.test(html)
    ? html.replace(/(<body[^>]*>)([^]*)(<\/body>)/, "$1<!--email_off-->$2<!--/email_off-->$3")
    : html;
  await writeFile(await placeFor(site.to, pageFile(page)), text);
  return document;
}

/**
 * Parses a page, rewrites asset URLs, and moves island data to its own file: only visitors who use a form download it. Parses
 * `<noscript>` as browsers without JavaScript do.
 */
async function readPage(html: string, site: Site): Promise<Document> {
  const { to, prefix, policy } = site;
  const meta = policy ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">` : "";
  const text = html.replace("<head>", () => `<head>${meta}`);
  const document = parse(text, { scriptingEnabled: false });
  // React separates adjacent texts by comments for hydration, but hydrates only islands.
  removeComments(document, (element) => attribute(element, "data-island") === undefined);
  rewriteElements(document, site);
  for (const element of elementsIn(document)) {
    const data = element.attrs.find(({ name }) => name === "data-island");
    if (!data) continue;
    const json = JSON.stringify(JSON.parse(data.value), (name, value: unknown) =>
      name === "html" && typeof value === "string" ? rewriteFragment(value, site) : value,
    );
    const file = immutableFile("form.json", json);
    await writeFile(path.join(to, file), json);
    data.value = `${prefix}/${file}`;
  }
  return document;
}

/** Rewrites the URLs in attributes and styles. A text may show one as code. */
function rewriteElements(node: ParentNode, { assets, prefix }: Site): void {
  for (const { tagName, attrs, childNodes } of elementsIn(node)) {
    const urls = attrs.filter(({ name }) => /^(href|src|srcset|action)$/.test(name));
    for (const one of tagName === "style" ? childNodes : urls)
      if ("value" in one) one.value = rewriteUrls(one.value, assets, prefix);
  }
}

function rewriteFragment(html: string, site: Site): string {
  const fragment = parseFragment(html);
  rewriteElements(fragment, site);
  return serialize(fragment);
}

const cut = new RegExp(`(?<![^\\s,])(?:/[^\\s,]*)?/(${immutableFolder}/[0-9a-f]{32}/[^\\s,]+)`, "g");

/** The image files of a page, for example "static/0123…/a1b2c/door.avif". */
function imageFilesIn(document: Document): Set<string> {
  const shown = elementsIn(document).flatMap((element) =>
    ["src", "srcset"].map((name) => attribute(element, name) ?? ""),
  );
  return new Set([...shown.join(" ").matchAll(cut)].map(([, address = ""]) => decodeURI(address)));
}
