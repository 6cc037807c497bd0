import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { writePages } from "../../tools/lib/many-pages";
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
      edit(tale, "type: story", "type: story\nanchor: story");
    },
    heading: "Our story",
  },
  "a branch in which forty files differ": {
    break: () => {
      git("checkout", "--quiet", "-b", "other");
      for (let page = 0; page < 40; page += 1)
        edit(`content/pages/area-${page}/homes.md`, /^heading: .*$/gm, "heading: Elsewhere");
      edit(story, "heading: Our story", "headline: Their story");
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

  test.each(Object.entries(breaks))(
    "%s is reported once in the terminal, and on the page until it is corrected",
    async (_what, one) => {
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
      await seeAnswer('{ allStorySection(filter: { heading: { eq: "Elsewhere" } }) { totalCount } }', {
        allStorySection: { totalCount: 0 },
      });
    },
  );

  test("a new page with an unknown photo is reported, and opens once the photo is corrected", async () => {
    const homes = "content/pages/area-50/homes.md";
    await visit(page, "/about");
    writePages(folder, 51);
    edit(homes, /^photo: .*$/gm, "photo: nowhere");
    await see(page.getByRole("alert")).toContainText('there is no photo "nowhere"');
    // The check reads the disk, and may report a new file before the server begins to watch it.
    const query = '{ allFile(filter: { relativePath: { eq: "pages/area-50/homes.md" } }) { totalCount } }';
    await seeAnswer(query, { allFile: { totalCount: 1 } });
    edit(homes, "photo: nowhere", "photo: uk-house");
    await see(page.getByRole("alert")).toHaveCount(0);
    await visit(page, "/area-50");
  });

  test("without content/site.md every page shows that error alone", async () => {
    await visit(page, "/about");
    rmSync(path.join(folder, "content/site.md"));
    await see(page.getByRole("alert")).toContainText("content/site.md:1:1");
    await see(page.locator("main")).toHaveCount(0);
    takeBack();
    await see(page.locator("main")).toBeVisible();
  });
}
