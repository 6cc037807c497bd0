/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { textFile, writePages } from "../../tools/support/many-pages";
import { copyProject } from "../../tools/support/copy";
import { startDeveloping, type DevelopServer } from "../../tools/support/develop-server";

const folder = copyProject();
const site = path.join(folder, "content/site.md");
let server: DevelopServer;

beforeAll(async () => {
  // Gatsby takes changes in by the hundred.
  writePages(folder, 50);
  server = await startDeveloping(folder);
}, 240_000);

afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** How many sections say something in their text, once it is as many as expected. */
async function untilSaid(words: string, count: number): Promise<void> {
  const query = `{ allSection(filter: { text: { glob: "*${words}*" } }) { totalCount } }`;
  for (;;) {
    const answer = JSON.stringify(await server.ask(query));
    if (answer.includes(`"totalCount":${count}`)) return;
    await setTimeout(100);
  }
}

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
  file: { childMarkdownRemark: { frontmatter: { heading: string | null }; rawMarkdownBody: string } };
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
  const isListed = (): boolean => server.printed().includes(`${name}:`);
  const broken = await until(
    ({ file }) => isListed() && file.childMarkdownRemark.rawMarkdownBody.includes("A first text."),
  );
  expect(broken.storySection).toEqual(before.storySection);
  expect(server.printed()).not.toMatch(/Error processing Markdown/);

  // A word that is no text in YAML 1.1.
  writeFileSync(file, edited("Yes", "A second text."));
  const mended = await until(({ storySection }) => storySection.html.includes("A second text."));
  expect(mended.storySection.heading).toBe("Yes");
  expect(mended.file.childMarkdownRemark.frontmatter.heading).toBe("Yes");
}, 60_000);
