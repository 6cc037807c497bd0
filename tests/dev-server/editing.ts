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

  // First, because Gatsby loses a path that changes while it creates pages.
  test("an edit of a page's path moves the page", async () => {
    const query = '{ allSitePage(filter: { path: { glob: "/about*" } }) { nodes { path } } }';
    edit("content/pages/about/page.md", "path: /about", "path: /about-us");
    await seeAnswer(query, { allSitePage: { nodes: [{ path: "/about-us" }] } });
    // Until the pages are created, Gatsby loses edits of code as well.
    takeBack();
    await seeAnswer(query, { allSitePage: { nodes: [{ path: "/about" }] } });
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
    }
    expect(server.printed()).not.toMatch(/panick|recompile infinitely/i);
  });

  test("a field declared while the server runs prints advice to restart it", async () => {
    edit(
      "src/sections/story/story.graphql",
      /^type StorySection \{/gm,
      '$&\n  "A word. Example: Hello"\n  word: String',
    );
    edit("content/pages/about/story.md", /^heading:/gm, "word: Hello\nheading:");
    await see.poll(server.printed).toContain("Start `npm run develop` again");
  });
}
