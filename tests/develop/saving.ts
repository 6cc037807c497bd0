import { rmSync } from "node:fs";
import path from "node:path";
import { folder, see } from "./site";
import { button, changedLines, choose, field, fileOf, inTab, open, page, panelOf, save, status, unfold } from "./tab";

export function saving(): void {
  inTab();

  test("opens a form for each file that the page shows, from top to bottom", async () => {
    const troubles: string[] = [];
    page.on("pageerror", ({ message }) => troubles.push(message));
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    const files = await page
      .locator(".bar li button[data-file]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.file ?? ""));
    for (const file of files) await open(file);
    const names = files.map((file) => path.basename(file, ".md")).join(", ");
    expect(names).toBe("page, hero, cards, points, story, timeline, contact, modern-kitchen, contact, site");
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
    [
      "a choice, which is told with what it means",
      "points",
      async () => {
        await unfold("More: anchor");
        await see(panelOf().getByRole("radio", { name: "As usual: columns" })).toBeChecked();
        await choose("Tiles Framed tiles");
      },
      ["+look: tiles"],
    ],
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

  test("shows a save on the page, undoes it, and puts it back", async () => {
    await open(fileOf("hero"));
    await field("heading").fill("Words of today");
    await page.keyboard.press("Control+s");
    await page.getByRole("heading", { level: 1, name: "Words of today" }).waitFor();
    const press = async (name: string): Promise<void> => {
      await page.getByRole("button", { name: "not published" }).click();
      await page.getByRole("button", { name }).click();
    };
    await press("Undo Tried: hero");
    await page.getByRole("heading", { level: 1, name: "A page to try" }).waitFor();
    await see(field("heading")).toHaveValue("A page to try");
    await page.getByRole("button", { name: "0 changes" }).waitFor();
    await page.reload();
    await press("Put back Tried: hero");
    await page.getByRole("heading", { level: 1, name: "Words of today" }).waitFor();
    await press("Undo Tried: hero");

    rmSync(path.join(folder, fileOf("story")));
    await page.getByRole("button", { name: "1 change not" }).waitFor();
    await press("Undo Tried: story");
    await page.getByRole("button", { name: "0 changes" }).waitFor();
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
    await button("Open Tried: points").click();
    await unfold("More: anchor");
    await panelOf().getByRole("checkbox", { name: "Draft" }).check();
    await save();
    await open(fileOf("page"));
    await save();
    expect(changedLines()).toEqual(["-  - points", "+draft: true"]);
    await see(page.locator("main > #points")).toHaveCount(0);
  });
}
