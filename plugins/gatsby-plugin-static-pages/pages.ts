import { PlainError } from "../gatsby-source-content/plain-error";
import { forbiddenIn } from "./forbidden";
import { nameInPage, type Names } from "./names";
import { readPage, writePage } from "./page";
import type { Policy } from "./policy";
import type { Share } from "./share";
import { attribute, elementsIn, type Document } from "./tree";

/** A page as it is queried. */
export type Page = Queries.FinishedSiteQuery["allPage"]["nodes"][number];

interface Making {
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
 * Finishes every page into the site. Returns those that search engines are to find, by the address that they give. Where pages hold
 * what the policy forbids, all of it is told at once.
 */
export async function finishPages(
  pages: readonly Page[],
  { from, to, names, share, policy }: Making,
): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  const forbidden: string[] = [];
  const queue = pages.values();
  const work = async (): Promise<void> => {
    for (const page of queue) {
      const document = await readPage(from, page.path);
      await nameInPage(document, names, to);
      await share(page.path, document);
      await writePage(to, page.path, document, from);
      forbidden.push(...forbiddenIn(document, policy).map((what) => `${page.path} holds ${what}`));
      canonicals(document).forEach((address) => found.set(address, page));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (forbidden.length > 0)
    throw new PlainError(`The site's security policy forbids what pages hold:\n\n${forbidden.sort().join("\n")}`);
  return found;
}

/** The address under which search engines are to find a page; none for a page that they leave out. */
const canonicals = (document: Document): string[] =>
  [...elementsIn(document)]
    .filter((element) => element.tagName === "link" && attribute(element, "rel") === "canonical")
    .flatMap((link) => attribute(link, "href") ?? []);
