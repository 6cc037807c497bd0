import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { writeFiles } from "../../tools/lib/files";
import { edit, folder, git, newPage, see, seeAnswer, server, takeBack, visit } from "./site";

const list = "content/pages/about/page.md";
const story = "content/pages/about/story.md";
const tale = "content/pages/about/tale.md";
const orchard = "content/pages/orchard";

/** A way to break the content. */
interface Break {
  break: () => void;
  /** The page that is open. */
  address?: string;
  /** The error: its file and some of its words. */
  error: readonly [file: string, words: string];
  mend: () => void;
  /** A heading that the page shows after that. */
  heading: string;
}

const breaks: Record<string, Break> = {
  "YAML that cannot be read": {
    break: () => edit(story, "heading: Our", "heading: [Our"),
    error: [story, "bracket"],
    mend: () => edit(story, "heading: [Our", "heading: Our own"),
    heading: "Our own story",
  },
  "a missing field": {
    break: () => edit(story, /^heading: .*\n/gm, ""),
    error: [story, "heading — is missing"],
    mend: () => edit(story, "type: story", "type: story\nheading: Another story"),
    heading: "Another story",
  },
  "a missing section": {
    break: () => rmSync(path.join(folder, story)),
    error: [list, '"story" has no file'],
    mend: takeBack,
    heading: "Our story",
  },
  "an unknown photo": {
    break: () => edit(story, "photo: uk-house", "photo: uk-hose"),
    error: [story, 'Did you mean "uk-house"?'],
    mend: () => edit(story, "photo: uk-hose", "photo: modern-kitchen"),
    heading: "Our story",
  },
  "a renamed file": {
    break: () => renameSync(path.join(folder, story), path.join(folder, tale)),
    error: [list, 'Did you mean "tale"?'],
    mend: () => {
      edit(list, "- story", "- tale");
      edit(tale, "type: story", "type: story\nanchor: story");
    },
    heading: "Our story",
  },
  "a new page without its section": {
    address: "/orchard",
    break: () => {
      const description = "A page that is written while the site is shown, and deleted in the end.";
      const fields = `path: /orchard\ntitle: A page about an orchard\ndescription: ${description}\nsections: [hero]`;
      writeFiles(folder, { [`${orchard}/page.md`]: `---\n${fields}\n---\n` });
    },
    error: [`${orchard}/page.md`, "hero.md"],
    mend: () => writeFiles(folder, { [`${orchard}/hero.md`]: "---\ntype: hero\nheading: The Orchard\n---\n" }),
    heading: "The Orchard",
  },
  "another branch, where forty files differ": {
    break: () => {
      git("checkout", "--quiet", "-b", "other");
      for (let page = 0; page < 40; page += 1)
        edit(`content/pages/area-${page}/homes.md`, /^heading: .*$/gm, "heading: Elsewhere");
      edit(story, "heading: Our story", "headline: Their story");
      git("commit", "--quiet", "--all", "--message", "Change");
    },
    error: [story, 'Did you mean "heading"?'],
    mend: () => void git("checkout", "--quiet", "-"),
    heading: "Our story",
  },
};

export function breaking(): void {
  let page: Page;
  beforeAll(async () => (page = await newPage()));
  afterAll(() => page.context().close());
  afterEach(takeBack);

  test.each(Object.entries(breaks))("%s is reported once, and on the page, until it is mended", async (_what, one) => {
    const sitePage = `{ sitePage(path: { eq: "${one.address ?? "/about"}" }) { path } }`;
    const [file, words] = one.error;
    const alert = page.getByRole("alert");
    if (!one.address) await visit(page, "/about");
    const before = server.printed().length;
    one.break();
    if (one.address) {
      const data = `${server.origin}/page-data${one.address}/page-data.json`;
      await see.poll(async () => (await fetch(data)).text()).toContain("pageContext");
      await visit(page, one.address, "[role=alert]");
    }
    await see(alert).toContainText(`${file}:`);
    await see(alert).toContainText(words);
    expect(
      server
        .printed()
        .slice(before)
        .split(new RegExp(`${file}:\\d`)),
    ).toHaveLength(2);
    one.mend();
    await see(alert).toHaveCount(0);
    await see(page.getByRole("heading", { name: one.heading, exact: true })).toBeVisible();
    takeBack();
    if (one.address) await seeAnswer(sitePage, { sitePage: null });
    await seeAnswer('{ allStorySection(filter: { heading: { eq: "Elsewhere" } }) { totalCount } }', {
      allStorySection: { totalCount: 0 },
    });
  });

  test("a page whose company has no file says so, and nothing else", async () => {
    await visit(page, "/about");
    rmSync(path.join(folder, "content/site.md"));
    await see(page.getByRole("alert")).toContainText("content/site.md:1:1");
    await see(page.locator("main")).toHaveCount(0);
    takeBack();
    await see(page.locator("main")).toBeVisible();
  });
}
