import { rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { readContent } from "../../plugins/gatsby-source-content/read/content";
import { digestNow } from "../../plugins/gatsby-plugin-edit-on-page/server/content-files";
import { listen } from "../../tools/support/listen";
import { everyRule, foundBy } from "../axe";
import { edit, folder, git, newPage, see, server, takeBack, visit } from "./site";
import { tried } from "./tried-page";

let page: Page;

const fileOf = (name: string): string => `${tried.folder}/${name}.md`;
/** The lines that differ from the last commit. */
const changedLines = (): string[] => git("diff", "-U0", "--", "content").match(/^[+-](?![+-]{2}).*$/gm) ?? [];
const panelOf = (): Locator => page.getByRole("complementary", { name: /^Edit / });
const button = (name: string): Locator => panelOf().getByRole("button", { name });
const choose = (name: string): Promise<void> => panelOf().getByRole("radio", { name }).check();
const status = (): Locator => panelOf().getByRole("status");
/** The control of a field, or of the text under the fields. */
const field = (name = ""): Locator => panelOf().locator(`[id="${["field", name].filter(Boolean).join(".")}"]`);
const unfold = (words: string): Promise<void> => panelOf().locator("summary", { hasText: words }).first().click();
const accept = (): Page => page.once("dialog", (dialog) => void dialog.accept());

/** Opens a file of the page by the bar at its foot. */
async function open(name: string): Promise<void> {
  await page.getByRole("button", { name: "On this page" }).click();
  await page.locator(`.bar button[data-file="${name}"]`).click();
  await see(panelOf()).toContainText(name);
  await panelOf().locator("form .field").first().waitFor();
}

async function save(): Promise<void> {
  await button("Save").click();
  await see(status()).toHaveText("Saved");
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
  }
  throw new Error("Tab does not lead there");
}

async function expectAccessible(): Promise<void> {
  const panelAndBar = new AxeBuilder({ page }).include("content-editor").options({ rules: everyRule });
  expect(await foundBy(panelAndBar)).toEqual([]);
}

export function panel(): void {
  beforeEach(async () => {
    page = await newPage();
    await visit(page, tried.address);
  });
  afterEach(async () => {
    await page.context().close();
    takeBack();
  });

  test("opens a form for each kind of file that the page shows", async () => {
    const troubles: string[] = [];
    page.on("pageerror", ({ message }) => troubles.push(message));
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    const { entries } = readContent(folder);
    const files = await page
      .locator(".bar li button[data-file]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.file ?? ""));
    const kinds = new Map(files.map((file) => [entries.get(file)?.typeName, file]));
    for (const file of kinds.values()) await open(file);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(["Page", "Form", "Photo", "Company", "TimelineSection"]));
    expect(troubles).toEqual([]);
  });

  test.each<[what: string, name: string, change: () => Promise<void>, lines: string[]]>([
    [
      "a line, the text and a photo",
      "hero",
      async () => {
        await field("heading").fill("It's another page");
        await field().fill("The first words.\n\nOther words.");
        await unfold("Modern kitchen");
        await choose("Uk house");
      },
      [
        "-heading: 'A page to try' # in quotes",
        "-photo: modern-kitchen",
        "+heading: 'It''s another page' # in quotes",
        "+photo: uk-house",
        "-The second words.",
        "+Other words.",
      ],
    ],
    [
      "a longer text in a list, a drawing, an entry that is added and a link",
      "cards",
      async () => {
        await unfold("One");
        await field("items.0.text").fill("Another card.");
        await unfold("Key");
        await choose("Leaf");
        await unfold("Two");
        await button("Add to points").last().click();
        await page.keyboard.type("A fourth point");
        await see(panelOf().locator('datalist option[value="/tried#story"]')).toHaveCount(1);
        await field("items.1.link.to").fill("/tried#story");
      },
      [
        "-    text: The first card.",
        "-    icon: key",
        "+    text: Another card.",
        "+    icon: leaf",
        "+      - A fourth point",
        "-      to: /",
        "+      to: /tried#story",
      ],
    ],
    ["a choice", "points", () => unfold("More: anchor").then(() => choose("Tiles")), ["+look: tiles"]],
    ["a yes", "story", () => unfold("More: anchor").then(() => field("service").check()), ["+service: true"]],
    [
      "a number, in a type of section that is new",
      "timeline",
      () => unfold("The first moment").then(() => field("items.0.year").fill("2000")),
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
  ])("saves %s, and writes nothing else", async (_what, name, change, lines) => {
    await open(fileOf(name));
    await change();
    await save();
    expect(changedLines()).toEqual(lines);
  });

  test("shows a save on the page, counts the changed file, and takes it back", async () => {
    await open(fileOf("hero"));
    await field("heading").fill("Words of today");
    await page.keyboard.press("Control+s");
    await page.getByRole("heading", { level: 1, name: "Words of today" }).waitFor();
    await page.getByRole("button", { name: "1 changed file" }).click();
    accept();
    await page.getByRole("button", { name: `Undo ${fileOf("hero")}` }).click();
    await page.getByRole("heading", { level: 1, name: "A page to try" }).waitFor();
    await see(field("heading")).toHaveValue("A page to try");

    rmSync(path.join(folder, fileOf("story")));
    await page.getByRole("button", { name: "1 changed file" }).click();
    accept();
    await page.getByRole("button", { name: `Undo ${fileOf("story")}` }).click();
    await page.getByRole("button", { name: "0 changed files" }).waitFor();
    expect(changedLines()).toEqual([]);
  });

  test("tells a mistake at its field, opens what is folded over it, and keeps what was typed", async () => {
    await open(fileOf("cards"));
    await unfold("Two");
    await field("items.1.link.to").fill("/nowhere");
    await unfold("Two");
    await button("Save").click();
    await see(field("items.1.link.to")).toBeFocused();
    await see(field("items.1.link.to")).toHaveAttribute("aria-invalid", "true");
    await see(field("items.1.link.to")).toHaveAccessibleDescription(/nowhere/);
    await see(field("items.1.link.to")).toHaveValue("/nowhere");
    expect(changedLines()).toEqual([]);
  });

  test("moves a section, with the note beside it, and takes one off the page that is kept for later", async () => {
    await open(fileOf("page"));
    await button("Move down: cards").press("Enter");
    await see(button("Move down: cards")).toBeFocused();
    await see(status()).toHaveText("Moved to place 3 of 6");
    await save();
    expect(changedLines()).toEqual(["-  - cards # four", "+  - cards # four"]);
    await see(page.locator("main > section").nth(1)).toHaveAttribute("id", "points");

    await button("Remove: points").click();
    await button("Save").click();
    await button(`Open ${fileOf("points")}`).click();
    await unfold("More: anchor");
    await panelOf().getByRole("checkbox", { name: "Draft" }).check();
    await save();
    await open(fileOf("page"));
    await save();
    expect(changedLines()).toEqual(["-  - points", "+draft: true"]);
    await see(page.locator("main > #points")).toHaveCount(0);
  });

  test("keeps unsaved words when a component is edited, and in the next tab, whose bar lists their file", async () => {
    await open(fileOf("hero"));
    await field("heading").fill("Not saved yet");
    edit("src/sections/hero/hero.tsx", "<h1", '<h1 data-edited=""');
    await page.locator("h1[data-edited]").waitFor();
    await see(field("heading")).toHaveValue("Not saved yet");
    const asked = page.waitForEvent("dialog");
    const next = await page.context().newPage();
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    page = next;
    await visit(page, "/");
    await page.getByRole("button", { name: "1 unsaved file" }).click();
    await page.getByRole("button", { name: fileOf("hero") }).click();
    await see(field("heading")).toHaveValue("Not saved yet");
    await see(status()).toContainText("are back");
    accept();
    await button("Discard").click();
    await see(field("heading")).toHaveValue("A page to try");
    await see(page.getByRole("button", { name: "unsaved" })).toHaveCount(0);
  });

  test("does everything with the keyboard alone", async () => {
    const offer = page.locator(`.offer button[data-file="${fileOf("points")}"]`);
    await tabTo(offer);
    await page.keyboard.press("Enter");
    await see(panelOf()).toBeFocused();
    await panelOf().locator("form .field").first().waitFor();
    await tabTo(field("heading"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Typed");
    await tabTo(button("Move down: Care"));
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+s");
    await see(status()).toHaveText("Saved");
    await page.locator("main h2", { hasText: "Typed" }).waitFor();
    await tabTo(button("Close"));
    await page.keyboard.press("Enter");
    await see(panelOf()).toHaveCount(0);
    await see(offer).toBeFocused();
    expect(changedLines()).toContain("+heading: Typed");
  });

  test.each([
    ["at a desk", { width: 1280, height: 900 }],
    ["on a phone", { width: 375, height: 812 }],
    ["at 400 % zoom", { width: 320, height: 256 }],
  ])("edits %s, where axe finds nothing", async (_where, viewport) => {
    await page.setViewportSize(viewport);
    await open(fileOf("cards"));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
    for (const fold of await panelOf().locator("summary:visible").all()) await fold.click();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await field("heading").fill("Changed here");
    await save();
    await page.locator("main h2", { hasText: "Changed here" }).waitFor();
  });

  test("a page of another site can neither read nor write anything", async () => {
    const stranger = createServer((_request, response) =>
      response.setHeader("Content-Type", "text/html").end("<h1>Hello</h1>"),
    );
    await page.goto(`http://127.0.0.1:${await listen(stranger)}`);
    const file = fileOf("hero");
    const edited = { file, digest: digestNow(folder, file), fields: { type: "hero", heading: "Not yours" } };
    const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
    const attempts: [
      address: string,
      init: { method?: string; body?: string; mode?: "no-cors"; headers?: Record<string, string> },
    ][] = [
      [`___edit/file?file=${file}`, {}],
      [`___edit/file?file=${file}`, { mode: "no-cors" }],
      ["___edit/save", { ...post(edited), headers: { "Content-Type": "application/json" } }],
      ["___edit/save", { ...post(edited), mode: "no-cors" }],
      ["___graphql", post({ query: "{ allPage { nodes { file } } }" })],
      ["___content", {}],
      ["page-data/index/page-data.json", {}],
    ];
    for (const [address, init] of attempts) {
      const read = await page.evaluate(
        ([url, how]) =>
          fetch(url, how)
            .then((answer) => answer.text())
            .catch(() => ""),
        [`${server.origin}/${address}`, init] as const,
      );
      expect(read).toBe("");
    }
    // Gatsby sends the data of each page that changes to all who have joined.
    const joined = page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url);
          socket.addEventListener("message", ({ data }: MessageEvent<string>) =>
            data[0] === "0" ? socket.send("40") : resolve(data),
          );
        }),
      `${server.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`,
    );
    expect(await joined).toContain("Only a page of this site");
    expect(changedLines()).toEqual([]);
    stranger.close();
  });
}
