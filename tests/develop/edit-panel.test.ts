/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { chromium, expect as see, type Browser, type Locator, type Page } from "@playwright/test";
import { entriesOf, readContent } from "../../src/content/read/content";
import { digestNow } from "../../src/develop/edit/content-files";
import { findBrowser, quietFlags } from "../../tools/support/browsers";
import { copyProject, sampleSite } from "../../tools/support/copy";
import { startDeveloping, type DevelopServer } from "../../tools/support/develop-server";
import { listen } from "../../tools/support/listen";
import { everyRule, foundBy } from "../axe";
import { follow, stepsOf } from "../build/guide";
import { tried, writeTriedPage } from "./tried-page";

const folder = copyProject(sampleSite);
const repository = { GIT_DIR: path.join(folder, ".git"), GIT_WORK_TREE: folder };
const git = (...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", ...words], {
    cwd: folder,
    env: { ...process.env, ...repository },
    encoding: "utf8",
  });
/** The lines that differ from the last commit. */
const changedLines = (): string[] => git("diff", "-U0", "--", "content").match(/^[+-](?![+-]{2}).*$/gm) ?? [];

const shortly = { timeout: 20_000 };
let server: DevelopServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // Nothing of the panel knows this type of section.
  follow(stepsOf("docs/querying.md", "Adding a section type"), folder);
  writeTriedPage(folder);
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "Begin");
  server = await startDeveloping(folder, repository);
  browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: [...quietFlags] });
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await visit({ width: 1280, height: 900 });
});

afterEach(async () => {
  await page.context().close();
  git("checkout", "--quiet", "--", "content");
});

/** Opens the page to try, in a browser of its own. The photos are not what this is about. */
async function visit(viewport: { width: number; height: number }, address = tried.address): Promise<Page> {
  const opened = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
  const nothing = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await opened.route(/^https:/, (route) => route.fulfill(nothing));
  await opened.goto(server.origin + address);
  await opened.locator("main section").first().waitFor();
  return opened;
}

const fileOf = (name: string): string => `${tried.folder}/${name}.md`;
const panel = (): Locator => page.getByRole("complementary", { name: /^Edit / });
const save = (): Locator => panel().getByRole("button", { name: "Save" });
const status = (): Locator => panel().getByRole("status");
/** The control of a field, or of the text under the fields. */
const field = (path = ""): Locator => panel().locator(`[id="${["field", path].filter(Boolean).join(".")}"]`);

/** Opens a file of the page by the bar at its foot. */
async function open(file: string): Promise<void> {
  await page.getByRole("button", { name: "On this page" }).click();
  await page.locator(`.bar button[data-file="${file}"]`).click();
  await see(panel()).toContainText(file);
  await panel().locator("form .field").first().waitFor();
}

async function saved(): Promise<void> {
  await save().click();
  await see(status()).toHaveText("Saved", shortly);
}

test("opens the form of every file that the pages show", async () => {
  const opened = new Set<string>();
  const troubles: string[] = [];
  page.on("pageerror", ({ message }) => troubles.push(message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  const content = readContent(folder);
  for (const { data } of entriesOf(content, "page")) {
    const address = typeof data?.path === "string" ? data.path : "";
    if (address === "/404") continue;
    await page.goto(server.origin + address);
    await page.locator("main section").first().waitFor();
    await see(page.locator(".bar li button[data-file]")).not.toHaveCount(0);
    for (const button of await page.locator(".bar li button[data-file]").all()) {
      const file = (await button.getAttribute("data-file")) ?? "";
      if (opened.has(file)) continue;
      await open(file);
      opened.add(file);
    }
  }
  expect(troubles).toEqual([]);
  const shown = [...content.entries.keys()].filter((file) => !file.includes("/404/"));
  expect([...opened].sort()).toEqual(expect.arrayContaining(shown.filter((file) => !file.includes("/photos/"))));
}, 240_000);

type Kind = [kind: string, name: string, change: () => Promise<void>, lines: string[]];
const unfold = (words: string): Promise<void> => panel().locator("summary", { hasText: words }).first().click();

test.each<Kind>([
  [
    "a line",
    "hero",
    () => field("heading").fill("It's another page"),
    ["-heading: 'A page to try' # in quotes", "+heading: 'It''s another page' # in quotes"],
  ],
  ["the text", "hero", () => field().fill("The first words.\n\nOther words."), ["-The second words.", "+Other words."]],
  [
    "a photo",
    "hero",
    async () => {
      await unfold("Modern kitchen");
      await panel().getByRole("radio", { name: "Uk house" }).check();
    },
    ["-photo: modern-kitchen", "+photo: uk-house"],
  ],
  [
    "a longer text in a list, and a drawing",
    "cards",
    async () => {
      await unfold("One");
      await field("items.0.text").fill("Another card.");
      await unfold("Key");
      await panel().getByRole("radio", { name: "Leaf" }).check();
    },
    ["-    text: The first card.", "-    icon: key", "+    text: Another card.", "+    icon: leaf"],
  ],
  [
    "an entry that is added, and a link",
    "cards",
    async () => {
      await unfold("Two");
      await panel().getByRole("button", { name: "Add to points" }).last().click();
      await page.keyboard.type("A fourth point");
      await see(panel().locator('datalist option[value="/tried#story"]')).toHaveCount(1);
      await field("items.1.link.to").fill("/tried#story");
    },
    ["+      - A fourth point", "-      to: /", "+      to: /tried#story"],
  ],
  [
    "a choice",
    "points",
    async () => {
      await unfold("More: anchor");
      await panel().getByRole("radio", { name: "Tiles" }).check();
    },
    ["+look: tiles"],
  ],
  [
    "a yes",
    "story",
    async () => {
      await unfold("More: anchor");
      await field("service").check();
    },
    ["+service: true"],
  ],
  [
    "a number, in a type of section that is new",
    "timeline",
    async () => {
      await unfold("The first moment");
      await field("items.0.year").fill("2000");
    },
    ["-  - year: 1999", "+  - year: 2000"],
  ],
  [
    "a form, and an optional line that is emptied",
    "contact",
    async () => {
      await field("form").selectOption("partnership");
      await field("email").fill("");
    },
    ['-email: "{email}"', "-form: contact", "+form: partnership"],
  ],
])(
  "saves %s, and writes nothing else",
  async (_kind, name, change, lines) => {
    await open(fileOf(name));
    await change();
    await saved();
    expect(changedLines()).toEqual(lines);
  },
  60_000,
);

test("shows a save on the page, counts the changed file, and takes it back", async () => {
  await open(fileOf("hero"));
  await field("heading").fill("Words of today");
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { level: 1, name: "Words of today" }).waitFor();
  await page.getByRole("button", { name: "1 changed file" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: `Undo ${fileOf("hero")}` }).click();
  await page.getByRole("heading", { level: 1, name: "A page to try" }).waitFor();
  await see(field("heading")).toHaveValue("A page to try");
  expect(changedLines()).toEqual([]);

  rmSync(path.join(folder, fileOf("story")));
  await page.getByRole("button", { name: "1 changed file" }).click(shortly);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: `Undo ${fileOf("story")}` }).click();
  await page.getByRole("button", { name: "0 changed files" }).waitFor();
  expect(changedLines()).toEqual([]);
}, 60_000);

type Mistake = [what: string, file: string, fold: string, path: string, typed: string, said: RegExp];

test.each<Mistake>([
  ["an empty heading", "hero", "", "heading", "", /empty|missing/],
  ["a heading that is too long", "hero", "", "heading", "Too long ".repeat(10), /80/],
  ["an unknown token", "hero", "", "heading", "About {nobody}", /nobody/],
  ["HTML", "hero", "", "", "Some <b>bold</b> words.", /HTML/],
  ["an anchor with a space", "story", "More: anchor", "anchor", "our story", /letters/],
  ["a link to nowhere", "cards", "Two", "items.1.link.to", "/nowhere", /nowhere/],
  ["a link without words", "cards", "Two", "items.1.link.text", "", /empty|missing/],
  ["a year in words", "timeline", "The first moment", "items.0.year", "long ago", /number/],
  ["half an email address", "contact", "", "email", "nobody", /email|@/],
  ["a short title", "page", "", "title", "Short", /10/],
  ["a page's address without a slash", "page", "", "path", "tried", /\//],
])(
  "tells %s at its field, and keeps what was typed",
  async (_what, file, fold, name, typed, said) => {
    await open(fileOf(file));
    if (fold) await unfold(fold);
    await field(name).fill(typed);
    await save().click();
    await see(field(name)).toBeFocused(shortly);
    await see(field(name)).toHaveAttribute("aria-invalid", "true");
    await see(field(name)).toHaveAccessibleDescription(said);
    await see(field(name)).toHaveValue(typed);
    expect(changedLines()).toEqual([]);
  },
  60_000,
);

test("tells that a list is too short, and opens what is folded away over a mistake", async () => {
  await open(fileOf("points"));
  await panel().getByRole("button", { name: "Remove: Care" }).click();
  await unfold("Time");
  await field("items.0.text").fill("");
  await unfold("Time");
  await save().click();
  await see(field("items")).toBeFocused(shortly);
  await see(field("items")).toHaveAccessibleDescription(/at least/);
  await see(field("items.0.text")).toBeVisible();
}, 60_000);

test("moves a section, with the note beside it, and takes one off the page that is kept for later", async () => {
  await open(fileOf("page"));
  const down = panel().getByRole("button", { name: "Move down: cards" });
  await down.focus();
  await page.keyboard.press("Enter");
  await see(down).toBeFocused();
  await see(status()).toHaveText("Moved to place 3 of 9");
  await saved();
  expect(changedLines()).toEqual(["-  - cards # four", "+  - cards # four"]);
  await see(page.locator("main > section").nth(1)).toHaveAttribute("id", "points", shortly);

  await panel().getByRole("button", { name: "Remove: points" }).click();
  await save().click();
  await panel()
    .getByRole("button", { name: `Open ${fileOf("points")}` })
    .click(shortly);
  await see(panel()).toContainText("Points to try");
  await unfold("More: anchor");
  await panel().getByRole("checkbox", { name: "Draft" }).check();
  await saved();
  await open(fileOf("page"));
  await saved();
  expect(changedLines()).toEqual(["-  - points", "+draft: true"]);
  await see(page.locator("main > #points")).toHaveCount(0, shortly);
}, 60_000);

test("shows both versions where the file has changed meanwhile, and loses neither", async () => {
  await open(fileOf("story"));
  await field("heading").fill("Mine");
  const file = path.join(folder, fileOf("story"));
  writeFileSync(file, readFileSync(file, "utf8").replace("A story to try", "Theirs").replace("How it began", "Once"));
  await save().click();
  const heading = panel().getByRole("group", { name: "Heading" });
  await see(heading.getByRole("radio", { name: "Mine" })).toBeChecked(shortly);
  await see(heading.getByRole("radio", { name: "Theirs" })).not.toBeChecked();
  await see(panel().getByRole("radio", { name: "Once" })).toBeChecked();
  await expectAccessible();
  await panel().getByRole("button", { name: "Go on" }).click();
  await saved();
  expect(changedLines()).toEqual(["-heading: A story to try", "+heading: Mine", "-How it began.", "+Once."]);
}, 60_000);

test("keeps unsaved words when a component is edited, and when the page is loaded again", async () => {
  await open(fileOf("hero"));
  await field("heading").fill("Not saved yet");
  const component = path.join(folder, "src/sections/hero/hero.tsx");
  writeFileSync(component, readFileSync(component, "utf8").replace("<h1>", '<h1 data-edited="">'));
  await page.locator("h1[data-edited]").waitFor({ timeout: 60_000 });
  await see(field("heading")).toHaveValue("Not saved yet");
  await page.reload();
  await see(field("heading")).toHaveValue("Not saved yet", shortly);
  await see(status()).toContainText("are back");
  await page.goto(`${server.origin}/`);
  await see(field("heading")).toHaveValue("Not saved yet", shortly);
  page.once("dialog", (dialog) => void dialog.accept());
  await panel().getByRole("button", { name: "Discard" }).click();
  await see(field("heading")).toHaveValue("A page to try");
}, 120_000);

/** Presses Tab until the focus is where it should be. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
  }
  throw new Error("Tab does not lead there");
}

test("does everything with the keyboard alone", async () => {
  await tabTo(page.locator(`.offer button[data-file="${fileOf("points")}"]`));
  await page.keyboard.press("Enter");
  await see(panel()).toBeFocused();
  await panel().locator("form .field").first().waitFor();
  await tabTo(field("heading"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Typed");
  await tabTo(panel().getByRole("button", { name: "Move down: Care" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await see(status()).toHaveText("Saved", shortly);
  await page.locator("main h2", { hasText: "Typed" }).waitFor();
  await tabTo(panel().getByRole("button", { name: "Close" }));
  await page.keyboard.press("Enter");
  await see(panel()).toHaveCount(0);
  await see(page.locator(`.offer button[data-file="${fileOf("points")}"]`)).toBeFocused();
  expect(changedLines()).toContain("+heading: Typed");
}, 60_000);

async function expectAccessible(): Promise<void> {
  const panelAndBar = new AxeBuilder({ page }).include("content-editor").options({ rules: everyRule });
  expect(await foundBy(panelAndBar)).toEqual([]);
}

test.each([
  ["at a desk", { width: 1280, height: 900 }],
  ["on a phone", { width: 375, height: 812 }],
  ["at 400 % zoom", { width: 320, height: 256 }],
])(
  "edits %s, where axe finds nothing",
  async (_where, viewport) => {
    await page.setViewportSize(viewport);
    await open(fileOf("cards"));
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible();
    }
    for (const fold of await panel().locator("summary:visible").all()) await fold.click();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await field("heading").fill("Changed here");
    await saved();
    await page.locator("main h2", { hasText: "Changed here" }).waitFor();
  },
  60_000,
);

test("a page of another site can neither read nor write content", async () => {
  const stranger = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<h1>Hello</h1>"),
  );
  await page.goto(`http://127.0.0.1:${await listen(stranger)}`);
  const file = fileOf("hero");
  const digest = digestNow(folder, file);
  const body = JSON.stringify({ file, digest, fields: { type: "hero", heading: "Not yours" } });
  const attempts: [
    address: string,
    init: { method?: string; mode?: "no-cors"; body?: string; headers?: Record<string, string> },
  ][] = [
    [`___edit/file?file=${file}`, {}],
    [`___edit/file?file=${file}`, { mode: "no-cors" }],
    ["___edit/save", { method: "POST", body, headers: { "Content-Type": "application/json" } }],
    ["___edit/save", { method: "POST", body, mode: "no-cors" }],
    ["___graphql", { method: "POST", body: '{"query":"{ allPage { nodes { file } } }"}' }],
    ["___content", {}],
    ["page-data/index/page-data.json", {}],
  ];
  for (const [address, init] of attempts) {
    const read = await page.evaluate(
      ([url, how]) =>
        fetch(url, how).then(
          (response) => response.text(),
          () => "",
        ),
      [`${server.origin}/${address}`, init] as const,
    );
    expect(read).toBe("");
  }
  expect(changedLines()).toEqual([]);
  stranger.close();
}, 60_000);
