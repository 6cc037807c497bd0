import AxeBuilder from "@axe-core/playwright";
import { everyRule, foundBy } from "../axe";
import { edit, see } from "./site";
import {
  accept,
  button,
  changedLines,
  field,
  fileOf,
  inTab,
  open,
  page,
  panelOf,
  save,
  show,
  status,
  tabTo,
} from "./tab";

export async function expectAccessible(): Promise<void> {
  const panelAndBar = new AxeBuilder({ page }).include("content-editor").options({ rules: everyRule });
  expect(await foundBy(panelAndBar)).toEqual([]);
}

export function panel(): void {
  inTab();

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
    await show(next, "/");
    await page.getByRole("button", { name: "1 unsaved file" }).click();
    await page.getByRole("button", { name: "Tried: hero" }).click();
    await see(field("heading")).toHaveValue("Not saved yet");
    await see(status()).toContainText("are back");
    accept();
    await button("Discard").click();
    await see(field("heading")).toHaveValue("A page to try");
    await see(page.getByRole("button", { name: "unsaved" })).toHaveCount(0);
  });

  test("edits what stands on every page from where it stands, and the page behind a dead link", async () => {
    for (const place of ["banner", "contentinfo"] as const) {
      await page.getByRole(place).hover();
      await page.locator('.edit.shown button[data-file="content/site.md"]').click();
      await see(panelOf()).toContainText("content/site.md");
      await button("Close").click();
    }
    await page.goto(`${new URL(page.url()).origin}/no-such-page`);
    await open("content/pages/404/hero.md");
  });

  test("does everything with the keyboard alone", async () => {
    const editButton = page.locator(`.edit button[data-file="${fileOf("points")}"]`);
    await tabTo(editButton);
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
    await see(editButton).toBeFocused();
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
}
