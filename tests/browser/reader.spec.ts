import { expect, footerLinks, formOf, labels, listIn, pages, said, test, textIn, type ContentPage } from "./site";

/** A text as Playwright's outline writes it. */
const quoted = (text: string): string => JSON.stringify(text);

const linkList = (links: readonly (readonly [string, string])[], indent: string): string =>
  links.map(([words]) => `${indent}- listitem:\n${indent}  - link ${quoted(words)}`).join("\n");

/** What the main part says to somebody who jumps from heading to heading and from question to question. */
const main = ({ sections }: ContentPage): string =>
  sections
    .flatMap((section, at) => {
      const questions = listIn(formOf(section)?.questions).map(
        (question) => `  - ${question.kind === "choice" ? "group" : "textbox"} /${textIn(question, "label")}/`,
      );
      const heading = section.heading ? [`  - heading ${quoted(section.heading)} [level=${at === 0 ? 1 : 2}]`] : [];
      return [...heading, ...questions, ...(questions.length ? ["  - button"] : [])];
    })
    .join("\n");

/** What somebody hears who has the page read out and jumps from landmark to landmark and from heading to heading. */
const outline = (page: ContentPage): string => `
- link ${quoted(textIn(labels, "skip"))}
- banner:
  - link ${quoted(said("{company}"))}
  - navigation:
    - list:
${linkList(page.navigation, "      ")}
- main:
${main(page)}
- contentinfo:
  - paragraph
  - navigation:
    - heading [level=2]
    - list:
${linkList(footerLinks, "      ")}
  - heading [level=2]
  - term
  - definition:
    - link ${quoted(said("{phone}"))}
  - term
  - definition:
    - link ${quoted(said("{email}"))}
`;

for (const content of pages)
  test.describe(content.path, () => {
    test.beforeEach(({ page }) => page.goto(content.path));

    test("is heard as landmarks, headings and questions that make sense", async ({ page }) => {
      await expect(page.locator("body")).toMatchAriaSnapshot(outline(content));
    });

    test("skips no level of headings", async ({ page }) => {
      const levels = await page.getByRole("heading").evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
  });
