import { existsSync } from "node:fs";
import { anchorOf, findNamed, type Entry } from "../plugins/content-model/read/content";
import { readContent } from "../plugins/content-model/read/read-content";
import { isDraft, sitePages } from "../plugins/content-model/read/pages";
import { fillPlaceholders } from "../plugins/content-model/read/placeholders";
import { isRecord } from "../plugins/content-model/record";

/** The content of the tested site: the owner's or the fixture site. */
const content = readContent(process.env.TESTED_CONTENT ?? process.cwd());

/** The fields of content/site.md. */
export const company = content.entries.get("content/site.md")?.data ?? {};

/** A text with its placeholders filled in. */
export const filledIn = (text: string): string => fillPlaceholders(text, content.placeholders);

/** The path that the site is published below, for example "/harbour"; empty at the root of a domain. */
export const prefix = new URL(filledIn("{url}")).pathname.replace(/\/$/, "");

/** A field's text with its placeholders filled in; "" without one. */
export const stringIn = (fields: Record<string, unknown> | undefined, name: string): string =>
  filledIn(typeof fields?.[name] === "string" ? fields[name] : "");

/** A section according to its content file, with the fields of its form. */
function sectionOf(entry: Entry) {
  const fields = entry.data ?? {};
  return {
    anchor: anchorOf(entry),
    form: findNamed(content, "form", String(fields.form))?.data,
    fields,
  };
}

/** Every page of the site according to its content files, including the 404 page. */
export const allPages = sitePages(content)
  .filter(({ entry }) => !isDraft(entry))
  .map(({ entry: { data = {} }, path = "", sections }) => ({
    path,
    indexed: data.indexed !== false,
    sections: sections.filter((section) => !isDraft(section)).map(sectionOf),
  }));

/** A page, at a path such as "/about". `indexed` is whether search engines may show it. */
type ExpectedPage = (typeof allPages)[number];

/** Every page except the 404 page. */
export const pages = allPages.filter(({ path }) => path !== "/404");

export const hasForm = ({ sections }: ExpectedPage): boolean => sections.some(({ form }) => form !== undefined);

/** The script files of a page: one for its form and other islands, and one for each of its section types with a script. */
export function scriptsOf(page: ExpectedPage, hasIsland: boolean): string[] {
  const files = page.sections.map(({ fields }) => `src/sections/${String(fields.type)}/script.ts`).filter(existsSync);
  return [...new Set(files), ...(hasIsland || hasForm(page) ? ["src/islands/index.ts"] : [])];
}

/** The labels of every page, for example "Menu". */
export const labels = isRecord(company.labels) ? company.labels : {};
