import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { writeFiles } from "../../tools/lib/files";
import { edit, folder, newPage, see, seeAnswer, server, takeBack, visit } from "./site";

export function editing(): void {
  let page: Page;
  /** What the browser reports while the page loads. */
  const troubles: string[] = [];

  beforeAll(async () => {
    page = await newPage();
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    page.on("response", (answer) => answer.status() >= 400 && troubles.push(`${answer.status()} ${answer.url()}`));
    await visit(page, "/");
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  });
  afterAll(() => page.context().close());
  afterEach(takeBack);

  test("a page opens without a console error or a failed request", () => expect(troubles).toEqual([]));

  test("an edit of a page's path moves the page", async () => {
    const query =
      '{ allSitePage(filter: { path: { glob: "/{404.html,about*}" } }, sort: { path: ASC }) { nodes { path } } }';
    // Gatsby's development server requests it at every visit.
    const missing = { path: "/404.html" };
    const alert = page.getByRole("alert");
    edit("content/pages/about/page.md", "path: /about", "path: /about-us");
    await seeAnswer(query, { allSitePage: { nodes: [missing, { path: "/about-us" }] } });
    await see(alert).toContainText('there is no page "/about"');
    takeBack();
    await see(alert).toHaveCount(0);
    await seeAnswer(query, { allSitePage: { nodes: [missing, { path: "/about" }] } });
  });

  test.each<[what: string, file: string, from: string | RegExp, to: string, shown: string]>([
    ["a section's component", "src/sections/hero/hero.tsx", "<h1>", '<h1 data-edit="1">', 'h1[data-edit="1"]'],
    ["the form", "src/forms/form.tsx", /<button\b/g, '<button data-edit="3"', 'form button[data-edit="3"]'],
    ["a heading", "content/pages/home/hero.md", /^heading: .*$/gm, "heading: Quinces", 'h1:text-is("Quinces")'],
  ])("an open page shows an edit of %s without a reload", async (_what, file, from, to, shown) => {
    const before = readFileSync(path.join(folder, file));
    edit(file, from, to);
    try {
      await page.locator(shown).first().waitFor();
    } finally {
      writeFiles(folder, { [file]: before });
    }
    await see(page.locator(shown)).toHaveCount(0);
    await see(page.locator("html[data-same]")).toHaveCount(1);
  });

  test("every edit of the company's name reaches all texts with {company}", async () => {
    for (const name of ["Quince Yard", "Medlar Row", "Rowan Court", "Hazel Mews"]) {
      edit("content/site.md", /^name: .*$/gm, `name: ${name}`);
      const words = `/${name} looks after each home itself/`;
      await seeAnswer(`{ allSection(filter: { html: { regex: "${words}" } }) { totalCount } }`, {
        allSection: { totalCount: 200 },
      });
      await see(page.getByText(name).first()).toBeVisible();
    }
    expect(server.printed()).not.toMatch(/panick|recompile infinitely/i);
    takeBack();
    await see(page.getByText("Hazel Mews")).toHaveCount(0);
  });
}
