import { test as base, expect, type Page } from "@playwright/test";

/** Reports each thing that the page's policy forbade, on the console, as browsers themselves do when they run no scripts. */
export function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
}

/** Playwright's test; one in which the policy forbade a page anything fails. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, provide) => {
      const violations: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text());
      });
      await page.addInitScript(reportViolations);
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Playwright's device settings of a phone and of a desk, for the two sizes of the navigation. */
export const sizes = { phone: { width: 375, height: 760 }, desk: { width: 1280, height: 800 } } as const;

/** Opens the menu where the screen is too small to show its links at once. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("banner").locator("label");
  if (await opener.isVisible()) await opener.click();
}
