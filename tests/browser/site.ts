import { test as base, expect, type Page } from "@playwright/test";
import { readContent } from "../../src/content/content";
import { fillTokens, type Facts } from "../../src/content/tokens";

const content = readContent();
const address = content.entries.get("content/site.md")?.data?.address;
const town = typeof address === "object" && address && "town" in address ? String(address.town) : "";

/** What the tokens in the specification stand for, `{town}` included. */
const facts: Facts = new Map([...content.facts, ["town", town]]);

/** A text of the specification as it stands on the site. */
export const said = (text: string): string => fillTokens(text, facts);

export const test = base;
export { expect };

/** Playwright's device settings of a phone and of a desk, for the two sizes of the navigation. */
export const sizes = { phone: { width: 375, height: 760 }, desk: { width: 1280, height: 800 } } as const;

/** Opens the menu where the screen is too small to show its links at once. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("banner").getByText("Menu", { exact: true });
  if (await opener.isVisible()) await opener.click();
}
