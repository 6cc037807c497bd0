import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { writeFiles } from "../../tools/support/files";
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

  test("the links at the top of a page end with those to its sections", async () => {
    const links = 'sectionLinks:\n  - text: Story\n    to: "#story"\nsections:';
    edit("content/pages/about/page.md", /^sections:/gm, links);
    await seeAnswer('{ page(path: { eq: "/about" }) { navigation { to } } }', {
      page: { navigation: [{ to: "/" }, { to: "#story" }] },
    });
  });

  test("a page is at another address as soon as its path says so", async () => {
    const query = '{ allSitePage(filter: { path: { glob: "/about*" } }) { nodes { path } } }';
    // What the last test took back.
    await seeAnswer('{ page(path: { eq: "/about" }) { navigation { to } } }', { page: { navigation: [{ to: "/" }] } });
    edit("content/pages/about/page.md", "path: /about", "path: /about-us");
    await seeAnswer(query, { allSitePage: { nodes: [{ path: "/about-us" }] } });
  });

  test("a stock photo that is kept with the site is still a stock photo", async () => {
    const photos = readdirSync(path.join(folder, "content/photos")).map((name) => `content/photos/${name}`);
    writeFiles(path.join(folder, "content/photos"), { "gate.jpg": await drawn(1500, 1000).jpeg().toBuffer() });
    for (const photo of photos) edit(photo, /^alt:/gm, "picture: gate.jpg\nalt:");
    const shown = { company: { hasStockPhotos: true }, allPhoto: { distinct: ["gate.jpg"] } };
    const query = "{ company { hasStockPhotos } allPhoto { distinct(field: { picture: SELECT }) } }";
    await seeAnswer(query, shown);
    for (const photo of photos) edit(photo, /^source: .*\n/gm, "");
    await seeAnswer(query, { ...shown, company: { hasStockPhotos: false } });
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
    // Gatsby forgets an edit of code that comes while it takes in a file: nobody edits both at once.
    await seeAnswer('{ file(relativePath: { eq: "photos/gate.jpg" }) { id } }', { file: null });
  });

  test.each<[what: string, file: string, from: string | RegExp, to: string, shown: string]>([
    ["a section's component", "src/sections/hero/hero.tsx", "<h1>", '<h1 data-edit="1">', 'h1[data-edit="1"]'],
    ["a component within", "src/components/links/links.tsx", /<a\b/g, '<a data-edit="2"', 'main a[data-edit="2"]'],
    ["the form", "src/forms/form.tsx", /<button\b/g, '<button data-edit="3"', 'form button[data-edit="3"]'],
    ["the page's frame", "src/components/footer/footer.tsx", /<footer\b/g, '<footer data-edit="4"', '[data-edit="4"]'],
    ["a word", "content/pages/home/hero.md", /^heading: .*$/gm, "heading: Quinces", 'h1:text-is("Quinces")'],
  ])("an open page takes in an edit of %s without a reload", async (_what, file, from, to, shown) => {
    const before = readFileSync(path.join(folder, file));
    edit(file, from, to);
    try {
      await page.locator(shown).first().waitFor();
    } finally {
      writeFiles(folder, { [file]: before });
    }
    await see(page.locator("html[data-same]")).toHaveCount(1);
  });

  test("a field that is declared meanwhile brings a sentence about what to do", async () => {
    edit(
      "src/sections/story/story.graphql",
      /^type StorySection \{/gm,
      '$&\n  "A word. Example: Hello"\n  word: String',
    );
    edit("content/pages/about/story.md", /^heading:/gm, "word: Hello\nheading:");
    await see.poll(server.printed).toContain("start `npm run develop` again");
  });
}
