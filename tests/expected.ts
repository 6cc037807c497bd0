import { existsSync } from "node:fs";
import { anchorOf } from "../plugins/content-model/read/content";
import { readContent } from "../plugins/content-model/read/read-content";
import { isDraft, sitePages } from "../plugins/content-model/read/pages";
import { fillPlaceholders } from "../plugins/content-model/read/placeholders";

/** The content of the tested site: the owner's or the fixture site. */
const content = readContent(process.env.TESTED_CONTENT ?? process.cwd());

/** The fields of content/site.md. */
export const company = content.entries.get("content/site.md")?.data ?? {};

/** A text with its placeholders filled in. */
export const filledIn = (text: string): string => fillPlaceholders(text, content.placeholders);

/** The path that the site is published below, for example "/harbour"; empty at the root of a domain. */
export const prefix = new URL(filledIn("{url}")).pathname.replace(/\/$/, "");

/** Every page of the site according to its content files, including the 404 page. */
export const allPages = sitePages(content)
  .filter(({ entry }) => !isDraft(entry))
  .map(({ entry: { data = {} }, path = "", sections }) => ({
    path,
    indexed: data.indexed !== false,
    sections: sections
      .filter((section) => !isDraft(section))
      .map((section) => ({ anchor: anchorOf(section), fields: section.data ?? {} })),
  }));

/** A page, at a path such as "/about". `indexed` is whether search engines may show it. */
type ExpectedPage = (typeof allPages)[number];

/** Every page except the 404 page. */
export const pages = allPages.filter(({ path }) => path !== "/404");

export const hasForm = ({ sections }: ExpectedPage): boolean =>
  sections.some(({ fields }) => fields.form !== undefined);

/** The script files of a page: one for its form and other islands, and one for each of its section types with a script. */
export function scriptsOf(page: ExpectedPage, hasIsland: boolean): string[] {
  const files = page.sections.map(({ fields }) => `src/sections/${String(fields.type)}/script.ts`).filter(existsSync);
  return [...new Set(files), ...(hasIsland || hasForm(page) ? ["src/islands/index.ts"] : [])];
}
