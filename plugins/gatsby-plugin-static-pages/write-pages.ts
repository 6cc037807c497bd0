import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, serialize } from "parse5";
import { PlainError } from "../gatsby-source-content/plain-error";
import { immutableFile, immutableFolder, pageFile, placeFor } from "./files";
import { forbiddenIn } from "./forbidden";
import { withNames, type Names } from "./names";
import type { Policy } from "./policy";
import type { Share } from "./share";
import { attribute, elementsIn, find, removeComments, setAttribute, type Document } from "./tree";

/** A page as it is queried. */
export type Page = Queries.FinishedSiteQuery["allPage"]["nodes"][number];

interface Site {
  /** Gatsby's `public/`. */
  from: string;
  /** The site in the making. */
  to: string;
  names: Names;
  share: Share;
  policy: Policy;
}

/** Pages in the making at a time: while one is parsed, pictures of others are drawn on other threads. */
const atOnce = 6;

/**
 * Writes every page where hosts look for it, with the pictures that Gatsby cut for it. Returns those that search engines may list, by
 * URL. Where pages hold what the policy forbids, it throws a `PlainError` that lists all of it.
 */
export async function writePages(pages: readonly Page[], site: Site): Promise<Map<string, Page>> {
  const listed = new Map<string, Page>();
  const forbidden: string[] = [];
  const queue = pages.values();
  const work = async (): Promise<void> => {
    for (const page of queue) {
      const document = await writePage(page.path, site);
      forbidden.push(...forbiddenIn(document, site.policy).map((what) => `${page.path} holds ${what}`));
      const canonical = find(document, (element) => attribute(element, "rel") === "canonical");
      const url = canonical && attribute(canonical, "href");
      if (url) listed.set(url, page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (forbidden.length > 0)
    throw new PlainError(`The site's security policy forbids what pages hold:\n\n${forbidden.sort().join("\n")}`);
  return listed;
}

/** Writes a page and its pictures. */
async function writePage(page: string, site: Site): Promise<Document> {
  const document = await readPage(await readFile(path.join(site.from, page, "index.html"), "utf8"), site);
  await site.share(page, document);
  // Pages may show the same picture, and `cp` would take away what another copy has just written.
  for (const file of cutPictures(document)) await copyFile(path.join(site.from, file), await placeFor(site.to, file));
  await writeFile(await placeFor(site.to, pageFile(page)), serialize(document));
  return document;
}

/**
 * Parses a page, rewrites asset URLs, and moves the data of its islands to files of their own: only visitors who use a form download
 * it. `<noscript>` is read as browsers without scripts do.
 */
async function readPage(html: string, { to, names }: Site): Promise<Document> {
  const document = parse(withNames(html, names), { scriptingEnabled: false });
  // React separates adjacent texts by comments, which it needs only to hydrate, and it hydrates only islands.
  removeComments(document, (element) => attribute(element, "data-island") === undefined);
  for (const element of elementsIn(document)) {
    const data = attribute(element, "data-island");
    if (data === undefined) continue;
    const file = immutableFile("form.json", data);
    await writeFile(path.join(to, file), data);
    setAttribute(element, "data-island", `/${file}`);
  }
  return document;
}

const cut = new RegExp(`(?<![^\\s,])/(${immutableFolder}/[0-9a-f]{32}/[^\\s,]+)`, "g");

/** The files of the pictures that Gatsby cut for a page, as in "static/0123…/a1b2c/door.avif". */
function cutPictures(document: Document): Set<string> {
  const shown = elementsIn(document).flatMap((element) =>
    ["src", "srcset"].map((name) => attribute(element, name) ?? ""),
  );
  return new Set([...shown.join(" ").matchAll(cut)].map(([, address = ""]) => decodeURI(address)));
}
