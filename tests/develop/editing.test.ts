/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser, quietFlags } from "../../tools/support/browsers";
import { textFile, writePages } from "../../tools/support/many-pages";
import { copyProject, sampleSite } from "../../tools/support/copy";
import { startDeveloping, type DevelopServer } from "../../tools/support/develop-server";

const folder = copyProject(sampleSite);
const site = path.join(folder, "content/site.md");
/** What the browser's console complains of when the page is opened. */
const troubles: string[] = [];
let server: DevelopServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // Gatsby takes changes in by the hundred.
  writePages(folder, 50);
  server = await startDeveloping(folder);
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...quietFlags] });
  page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("response", (answer) => answer.status() >= 400 && troubles.push(`${answer.status()} ${answer.url()}`));
  // The photos are not what this is about.
  const nothing = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route(/^https:/, (route) => route.fulfill(nothing));
  await page.goto(server.origin);
  // Gatsby's application runs, and hears of edits.
  await page.waitForFunction(() => "___push" in window && "__whmEventSourceWrapper" in window);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** How many sections say something in their text, once it is as many as expected. */
async function untilSaid(words: string, count: number): Promise<void> {
  for (;;) {
    const { data } = (await server.ask("{ allSection { nodes { html } } }")) as {
      data: { allSection: { nodes: { html: string | null }[] } };
    };
    if (data.allSection.nodes.filter(({ html }) => html?.includes(words)).length === count) return;
    await setTimeout(100);
  }
}

test("a page that is opened has no error in its console, and all the files that it names are there", async () => {
  const links = await page.locator('link[href^="/"]').all();
  const named = await Promise.all(links.map(async (link) => `${server.origin}${await link.getAttribute("href")}`));
  for (const address of named) {
    const { status } = await fetch(address);
    if (status !== 200) troubles.push(`${status} ${address}`);
  }
  expect(named).toContain(`${server.origin}/favicon.svg`);
  expect(troubles).toEqual([]);
});

test("an edit of a fact reaches every text that takes it over, however often it is edited", async () => {
  const count = 200;
  for (const name of [
    "Quince Yard",
    "Medlar Row",
    "Rowan Court",
    "Hazel Mews",
    "Alder Wharf",
    "Birch Gate",
    "Elm Place",
    "Ash Walk",
  ]) {
    writeFileSync(site, readFileSync(site, "utf8").replace(/^name: .*$/m, `name: ${name}`));
    await untilSaid(`${name} looks after each home itself`, count);
  }
  expect(server.printed()).not.toMatch(/panick|recompile infinitely/i);
}, 240_000);

interface Story {
  storySection: { heading: string; html: string };
  /** Gatsby takes the markdown of a changed file away before it makes it anew. */
  file: { childMarkdownRemark: { frontmatter: { heading: string | null }; rawMarkdownBody: string } | null };
}

test("a save with a mistake changes the file's markdown, and no page", async () => {
  const file = textFile(folder, 0);
  const name = path.relative(folder, file);
  const words = readFileSync(file, "utf8");
  const edited = (heading: string, text: string): string =>
    `${words.replace(/^heading: .*$/m, `heading: ${heading}`)}\n${text}\n`;
  const query = `{
    storySection(file: { eq: "${name}" }) { heading html }
    file(absolutePath: { eq: "${file}" }) { childMarkdownRemark { frontmatter { heading } rawMarkdownBody } }
  }`;
  const until = async (isSo: (story: Story) => boolean): Promise<Story> => {
    for (;;) {
      const { data } = (await server.ask(query)) as { data: Story };
      if (isSo(data)) return data;
      await setTimeout(100);
    }
  };
  const before = await until(() => true);

  writeFileSync(file, edited("[Yes", "A first text."));
  const says = ({ file }: Story, text: string): boolean =>
    file.childMarkdownRemark?.rawMarkdownBody.includes(text) === true;
  const isListed = (): boolean => server.printed().includes(`${name}:`);
  const broken = await until((story) => isListed() && says(story, "A first text."));
  expect(broken.storySection).toEqual(before.storySection);
  expect(server.printed()).not.toMatch(/Error processing Markdown/);

  // A word that is no text in YAML 1.1.
  writeFileSync(file, edited("Yes", "A second text."));
  const mended = await until(
    (story) => story.storySection.html.includes("A second text.") && says(story, "A second text."),
  );
  expect(mended.storySection.heading).toBe("Yes");
  expect(mended.file.childMarkdownRemark?.frontmatter.heading).toBe("Yes");
}, 60_000);

describe("a page that is open in a browser", () => {
  const edit = (file: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(path.join(folder, file), "utf8");
    if (text.search(from) === -1) throw new Error(`${file} has no ${from} to edit`);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  };

  const edits: [what: string, edit: () => void, shown: string][] = [
    [
      "a section's component",
      () => edit("src/sections/hero/hero.tsx", "<h1>", '<h1 data-edit="section">'),
      'h1[data-edit="section"]',
    ],
    [
      "a component within a section",
      () => edit("src/components/links/links.tsx", /<a\b/, '<a data-edit="links"'),
      'main a[data-edit="links"]',
    ],
    [
      "the form",
      () => edit("src/forms/form.tsx", /<button\b/, '<button data-edit="form"'),
      'form button[data-edit="form"]',
    ],
    [
      "the frame of the page",
      () => edit("src/components/footer/footer.tsx", /<footer\b/, '<footer data-edit="footer"'),
      'footer[data-edit="footer"]',
    ],
    ["a word", () => edit("content/pages/home/hero.md", /^heading: .*$/m, "heading: Quinces"), 'h1:text-is("Quinces")'],
  ];
  test.each(edits)(
    "takes in an edit of %s without a reload",
    async (_what, change, shown) => {
      change();
      await page.locator(shown).first().waitFor({ timeout: 60_000 });
      expect(await page.locator("html[data-same]").count()).toBe(1);
    },
    90_000,
  );

  test("takes in an edit of a style without a reload", async () => {
    edit("src/sections/hero/hero.module.scss", /$/, "\n.words {\n  outline: 3px solid rgb(1 2 3);\n}\n");
    const color = () =>
      page.locator("h1").evaluate((h1) => h1.parentElement && getComputedStyle(h1.parentElement).outlineColor);
    while ((await color()) !== "rgb(1, 2, 3)") await setTimeout(100);
    expect(await page.locator("html[data-same]").count()).toBe(1);
  }, 90_000);
});
