import { test as base, expect, type Page } from "@playwright/test";

/** Logs each CSP violation on the console. */
export function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
}

/** Playwright's test, which fails after a CSP violation. */
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

/** The viewports for the two layouts of the navigation. */
export const sizes = { phone: { width: 375, height: 760 }, desk: { width: 1280, height: 800 } } as const;

/** Opens the menu on a screen that does not show its links. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("banner").locator("label");
  if (await opener.isVisible()) await opener.click();
}
