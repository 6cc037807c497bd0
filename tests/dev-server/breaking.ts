import { cpSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { edit, folder, git, newPage, see, seeAnswer, server, takeBack, visit } from "./site";

const list = "content/pages/about/page.md";
const story = "content/pages/about/story.md";
const tale = "content/pages/about/tale.md";

/** Ways to break the content and to correct it, with the error and a heading of the corrected page. */
const breaks = {
  "unreadable YAML": {
    break: () => edit(story, "heading: Our", "heading: [Our"),
    file: story,
    message: "bracket",
    correct: () => edit(story, "heading: [Our", "heading: Our own"),
    heading: "Our own story",
  },
  "a renamed file": {
    break: () => renameSync(path.join(folder, story), path.join(folder, tale)),
    file: list,
    message: 'Did you mean "tale"?',
    correct: () => {
      edit(list, "- story", "- tale");
      edit(tale, "type: story\nheading: Our", "type: story\nanchor: story\nheading: Their");
    },
    heading: "Their story",
  },
  "a branch in which forty files differ": {
    break: () => {
      git("checkout", "--quiet", "-b", "other");
      edit(story, "heading: Our story", "headline: Their story");
      for (let page = 0; page < 40; page += 1)
        edit(`content/pages/area-${page}/homes.md`, /^heading: .*$/gm, "heading: Elsewhere");
      git("commit", "--quiet", "--all", "--message", "Change");
    },
    file: story,
    message: 'Did you mean "heading"?',
    correct: () => void git("checkout", "--quiet", "-"),
    heading: "Our story",
  },
};

export function breaking(): void {
  let page: Page;
  beforeAll(async () => (page = await newPage()));
  afterAll(() => page.context().close());
  afterEach(takeBack);

  test.each(Object.entries(breaks))("%s is reported once, and on the page until corrected", async (_what, one) => {
    const { file, message } = one;
    const alert = page.getByRole("alert");
    await visit(page, "/about");
    const before = server.printed().length;
    one.break();
    await see(alert).toContainText(`${file}:`);
    await see(alert).toContainText(message);
    const place = new RegExp(`${file}:\\d`, "g");
    expect(server.printed().slice(before).match(place)).toHaveLength(1);
    one.correct();
    await see(alert).toHaveCount(0);
    await see(page.getByRole("heading", { name: one.heading, exact: true })).toBeVisible();
    takeBack();
    await see(page.getByRole("heading", { name: "Our story", exact: true })).toBeVisible();
    await seeAnswer('{ allStorySection(filter: { heading: { eq: "Elsewhere" } }) { totalCount } }', {
      allStorySection: { totalCount: 0 },
    });
  });

  test("without content/site.md every page shows that error alone", async () => {
    await visit(page, "/about");
    rmSync(path.join(folder, "content/site.md"));
    await see(page.getByRole("alert")).toContainText("content/site.md:1:1");
    await see(page.locator("main")).toHaveCount(0);
    takeBack();
    await see(page.locator("main")).toBeVisible();
  });

  test("a new page with an unknown photo is reported, and opens once the photo is corrected", async () => {
    await visit(page, "/about");
    cpSync(path.join(folder, "content/pages/area-0"), path.join(folder, "new"), { recursive: true });
    edit("new/page.md", /area.0/g, "new");
    edit("new/homes.md", /^photo: .*$/gm, "photo: nowhere");
    renameSync(path.join(folder, "new"), path.join(folder, "content/pages/new"));
    await see(page.getByRole("alert")).toContainText('there is no photo "nowhere"');
    // Until then, its URL is the development server's 404 page.
    await seeAnswer('{ sitePage(path: { eq: "/new" }) { path } }', { sitePage: { path: "/new" } });
    await visit(page, "/new", "[role=alert]");
    edit("content/pages/new/homes.md", "photo: nowhere", "photo: uk-house");
    await see(page.getByRole("alert")).toHaveCount(0);
    await see(page.locator("main section").first()).toBeVisible();
  });

  test("a field declared while the server runs prints advice to restart it", async () => {
    const field = '  "A word. Example: Hello"\n  word: String';
    edit("src/sections/story/story.graphql", /^type StorySection \{/gm, `$&\n${field}`);
    edit("content/pages/about/story.md", /^heading:/gm, "word: Hello\nheading:");
    await see.poll(server.printed).toContain("Start `npm run develop` again");
  });
}
