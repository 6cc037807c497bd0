import type { Locator, Page } from "@playwright/test";
import { git, newPage, see, takeBack, visit } from "./site";
import { tried } from "./tried-page";

/** The tab that a test looks at; anew for each. */
export let page: Page;

export const fileOf = (name: string): string => `${tried.folder}/${name}.md`;
/** The lines that differ from the last commit. */
export const changedLines = (): string[] => git("diff", "-U0", "--", "content").match(/^[+-](?![+-]{2}).*$/gm) ?? [];
export const panelOf = (): Locator => page.getByRole("complementary", { name: /^Edit / });
export const button = (name: string): Locator => panelOf().getByRole("button", { name });
export const choose = (name: string): Promise<void> => panelOf().getByRole("radio", { name }).check();
export const status = (): Locator => panelOf().getByRole("status");
/** The control of a field, or of the text under the fields. */
export const field = (name = ""): Locator => panelOf().locator(`[id="${["field", name].filter(Boolean).join(".")}"]`);
export const unfold = (words: string): Promise<void> =>
  panelOf().locator("summary", { hasText: words }).first().click();
export const accept = (): Page => page.once("dialog", (dialog) => void dialog.accept());

/** Opens a file of the page by the bar at its foot. */
export async function open(name: string): Promise<void> {
  await page.getByRole("button", { name: "On this page" }).click();
  await page.locator(`.bar button[data-file="${name}"]`).click();
  await see(panelOf()).toContainText(name);
  await panelOf().locator("form .field").first().waitFor();
}

export async function save(): Promise<void> {
  await button("Save").click();
  await see(status()).toHaveText("Saved");
}

/** Presses Tab until the focus is where it should be. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
  }
  throw new Error("Tab does not lead there");
}

/** Opens the page to try before each test, and gives content/ back after it. */
export function inTab(): void {
  beforeEach(async () => show(await newPage(), tried.address));
  afterEach(async () => {
    await page.context().close();
    takeBack();
  });
}

/** Goes on in another tab, at an address; without one, at what it shows. */
export async function show(next: Page, address?: string): Promise<void> {
  page = next;
  if (address !== undefined) await visit(page, address);
}
