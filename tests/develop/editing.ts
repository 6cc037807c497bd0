import { readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { writeFiles } from "../../tools/support/files";
import { generatedPage } from "../../tools/support/many-pages";
import { drawn } from "../pictures";
import { edit, folder, newPage, see, seeAnswer, server, takeBack, visit } from "./site";

export function editing(): void {
  let page: Page;
  /** What the browser complains of when the page is opened. */
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

  test("a page that is opened has no error in its console, and all the files that it names are there", async () => {
    const links = await page.locator('link[href^="/"]').all();
    const named = await Promise.all(links.map(async (link) => `${server.origin}${await link.getAttribute("href")}`));
    const states = await Promise.all(named.map(async (address) => (await fetch(address)).status));
    expect(named).toContain(`${server.origin}/favicon.svg`);
    expect(new Set(states)).toEqual(new Set([200]));
    expect(troubles).toEqual([]);
  });

  test("an edit of a fact reaches every text that takes it over, however often it is edited", async () => {
    for (const name of ["Quince Yard", "Medlar Row", "Rowan Court", "Hazel Mews"]) {
      edit("content/site.md", /^name: .*$/gm, `name: ${name}`);
      const words = `/${name} looks after each home itself/`;
      await seeAnswer(`{ allSection(filter: { html: { regex: "${words}" } }) { totalCount } }`, {
        allSection: { totalCount: 200 },
      });
    }
    expect(server.printed()).not.toMatch(/panick|recompile infinitely/i);
  });

  test("a save with a mistake changes the file's markdown and no page, and the terminal reports it until it is mended", async () => {
    const file = generatedPage.textFile;
    const query = `{
      storySection(file: { eq: "${file}" }) { heading }
      file(absolutePath: { eq: "${path.join(folder, file)}" }) { childMarkdownRemark { frontmatter { heading } rawMarkdownBody } }
    }`;
    edit(file, /^heading: .*$/gm, "heading: As it was");
    await seeAnswer(query, { storySection: { heading: "As it was" } });
    edit(file, /^heading: .*$/gm, "heading: [Yes");
    edit(file, /$/g, "\nA first text.\n");
    const body = (text: string) => ({ rawMarkdownBody: expect.stringContaining(text) as unknown });
    await see.poll(server.printed).toContain(`${file}:`);
    await seeAnswer(query, {
      storySection: { heading: "As it was" },
      file: { childMarkdownRemark: body("A first text.") },
    });
    expect(server.printed()).not.toMatch(/Error processing Markdown/);

    // A word that is no text in YAML 1.1.
    edit(file, "[Yes", "Yes");
    await see.poll(server.printed).toContain("The content is in order again.");
    const childMarkdownRemark = { frontmatter: { heading: "Yes" }, ...body("A first text.") };
    await seeAnswer(query, { storySection: { heading: "Yes" }, file: { childMarkdownRemark } });
  });

  test("a page is there as soon as its files are, at another address when it moves, and gone when they are", async () => {
    const all = (...paths: string[]) => ({ allSitePage: { nodes: paths.map((one) => ({ path: one })) } });
    const query = '{ allSitePage(filter: { path: { glob: "/orchard*" } }) { nodes { path } } }';
    const about = readFileSync(path.join(folder, "content/pages/about/page.md"), "utf8");
    const description = "A page that is written while the site is shown, renamed, and deleted in the end.";
    const orchard = about
      .replace(/^path: .*$/m, "path: /orchard")
      .replace(/^title: .*$/m, "title: A page about an orchard")
      .replace(/^description: .*$/m, `description: ${description}`)
      .replace(/^sections:[\s\S]*(?=^---)/m, "sections:\n  - hero\n");
    writeFiles(path.join(folder, "content/pages/orchard"), {
      "page.md": orchard,
      "hero.md": "---\ntype: hero\nheading: The Orchard\n---\n",
    });
    await seeAnswer(query, all("/orchard"));
    const opened = await newPage();
    await visit(opened, "/orchard");
    await see(opened.getByRole("heading", { level: 1 })).toHaveText("The Orchard");
    await opened.context().close();
    renameSync(path.join(folder, "content/pages/orchard"), path.join(folder, "content/pages/garden"));
    edit("content/pages/garden/page.md", "path: /orchard", "path: /orchard-garden");
    await seeAnswer(query, all("/orchard-garden"));
    rmSync(path.join(folder, "content/pages/garden"), { recursive: true });
    await seeAnswer(query, all());
  });

  test("a picture that is deleted before all its sizes are cut ends nothing", async () => {
    const photo = (fields: string): string => `{ photo(picture: { eq: "gate.jpg" }) { ${fields} } }`;
    const picture = await drawn(1500, 1000).jpeg().toBuffer();
    const markdown = "---\npicture: gate.jpg\nalt: A gate\n---\n";
    writeFiles(path.join(folder, "content/photos"), { "gate.jpg": picture, "gate.md": markdown });
    await seeAnswer(photo("alt"), { photo: { alt: "A gate" } });
    expect(await server.ask(photo("gatsbyImageData"))).toMatchObject({ data: { photo: expect.anything() as unknown } });
    takeBack();
    await see.poll(server.printed).toMatch(/Failed to load image .*gate\.jpg/);
    await seeAnswer(photo("alt"), { photo: null });
  });

  test.each<[what: string, file: string, from: string | RegExp, to: string, shown: string]>([
    ["a section's component", "src/sections/hero/hero.tsx", "<h1>", '<h1 data-edit="1">', 'h1[data-edit="1"]'],
    ["a component within", "src/components/links/links.tsx", /<a\b/g, '<a data-edit="2"', 'main a[data-edit="2"]'],
    ["the form", "src/forms/form.tsx", /<button\b/g, '<button data-edit="3"', 'form button[data-edit="3"]'],
    ["the page's frame", "src/components/footer/footer.tsx", /<footer\b/g, '<footer data-edit="4"', '[data-edit="4"]'],
    ["a word", "content/pages/home/hero.md", /^heading: .*$/gm, "heading: Quinces", 'h1:text-is("Quinces")'],
  ])("an open page takes in an edit of %s without a reload", async (_what, file, from, to, shown) => {
    edit(file, from, to);
    await page.locator(shown).first().waitFor();
    await see(page.locator("html[data-same]")).toHaveCount(1);
  });
}
