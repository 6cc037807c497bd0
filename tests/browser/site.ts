import { test as base, expect, type Page } from "@playwright/test";
import { entriesOf, readContent } from "../../src/content/read/content";
import { anchorOf, type Entry } from "../../src/content/read/entry";
import { isDraft, sitePages } from "../../src/content/read/pages";
import { fillTokens } from "../../src/content/read/tokens";
import { isRecord } from "../../src/record";

const content = readContent();
const company = content.entries.get("content/site.md")?.data ?? {};

/** A text of the content as it stands on the site. */
export const said = (text: string): string => fillTokens(text, content.facts);

/** The groups of fields in a list of the content, such as links or questions. */
export const listIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A field's text as it stands on the site; "" where there is none. */
export const textIn = (fields: Record<string, unknown> | undefined, name: string): string =>
  said(typeof fields?.[name] === "string" ? fields[name] : "");

/** A link as its words and its target. */
export type Link = [words: string, to: string];
const linksIn = (value: unknown): Link[] => listIn(value).map((link) => [textIn(link, "text"), textIn(link, "to")]);

/** A page as its files say that it is. */
export interface ContentPage {
  /** As in "/about". */
  path: string;
  navigation: Link[];
  sections: { anchor: string; heading: string; entries: string[]; fields: Record<string, unknown> }[];
}

const sectionOf = (entry: Entry) => ({
  anchor: anchorOf(entry),
  heading: textIn(entry.data, "heading"),
  entries: listIn(entry.data?.items).map((item) => textIn(item, "heading")),
  fields: entry.data ?? {},
});

const all: ContentPage[] = sitePages(content)
  .filter(({ entry }) => !isDraft(entry))
  .map(({ entry, path = "", sections }) => ({
    path,
    navigation: [...linksIn(entry.data?.navigation ?? company.navigation), ...linksIn(entry.data?.sectionLinks)],
    sections: sections.filter((section) => !isDraft(section)).map(sectionOf),
  }));

/** The page that stands in for every address that is none. */
export const errorPage = all.find(({ path }) => path === "/404");

/** The pages that can be visited. */
export const pages = all.filter((page) => page !== errorPage);

/** Where each page is found, an address that is none among them. */
export const paths = [...pages.map(({ path }) => path), "/no-such-page"];

/** The words that every page shares, such as "Menu". */
export const labels = isRecord(company.labels) ? company.labels : {};

/** The links at the foot of every page. */
export const footerLinks = linksIn(isRecord(company.footer) ? company.footer.links : []);

/** Where visitors fetch stock photos, as in "images.unsplash.com". */
export const photoHostnames = entriesOf(content, "photo").flatMap(({ data }) =>
  typeof data?.source === "string" && !data.picture ? new URL(data.source).hostname : [],
);

/** The words and the target of a link on a page that fits; fails where no link does. */
export function linkOn({ path, navigation }: ContentPage, fits: (to: string) => boolean): Link {
  const found = [...navigation, ...footerLinks].find(([, to]) => fits(to));
  if (!found) throw new Error(`No link in the bar or at the foot of ${path} fits this test`);
  return found;
}

/** Whether a link leads to another page than this one, and to none of its sections. */
export const leadsFrom =
  (path: string) =>
  (to: string): boolean =>
    to !== path && pages.some((page) => page.path === to);

/** A page of which the bar leads to its own sections, and such a link. */
export const [longPage, linkWithin] = pages.flatMap((page) =>
  page.navigation
    .filter(([, to]) => page.sections.slice(1).some(({ anchor }) => to === `#${anchor}`))
    .map((link) => [page, link] as const),
)[0] ?? [undefined, undefined];

/** The form that a section shows: its fields as its file has them. */
export const formOf = (section: ContentPage["sections"][number]): Record<string, unknown> | undefined =>
  content.entries.get(`content/forms/${String(section.fields.form)}.md`)?.data;

/** What the photo of a section shows; undefined for a section without one. */
export const altOf = ({ fields }: ContentPage["sections"][number]): string | undefined => {
  const photo = content.entries.get(`content/photos/${String(fields.photo)}.md`)?.data;
  return photo && textIn(photo, "alt");
};

/** The pages with a form. */
export const pagesWithForm = pages.filter(({ sections }) => sections.some(formOf));

/** Reports each thing that the page's policy forbade, on the console, as browsers themselves do when they run no scripts. */
export function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
}

/** Playwright's test; one in which the policy forbade a page anything fails. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, provide) => {
      const violations: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text());
      });
      await page.addInitScript(reportViolations);
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Playwright's device settings of a phone and of a desk, for the two sizes of the navigation. */
export const sizes = { phone: { width: 375, height: 760 }, desk: { width: 1280, height: 800 } } as const;

/** Opens the menu where the screen is too small to show its links at once. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("banner").locator("label");
  if (await opener.isVisible()) await opener.click();
}
