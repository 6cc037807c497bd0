import type { Server } from "node:http";
import { test as base, expect, type Page } from "@playwright/test";
import { listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { stubHosts } from "../../tools/lib/stock-host/answer";
import { prefix } from "../expected";

export interface SiteOptions {
  /** The folder of the tested site. */
  site: string;
}

/** Playwright's test on a local server, with stubs of other hosts. */
export const served = base.extend<SiteOptions & { serve: (folder: string, path?: string) => Promise<string> }>({
  site: ["", { option: true }],
  /** Serves a folder; returns its origin. */
  serve: async ({}, provide) => {
    const servers: Server[] = [];
    await provide(async (folder, path = prefix) => {
      const server = createSiteServer(folder, path);
      servers.push(server);
      return `http://localhost:${await listen(server)}`;
    });
    for (const server of servers) server.close().closeAllConnections();
  },
  baseURL: async ({ serve, site }, provide) => provide(await serve(site)),
  context: async ({ context }, provide) => {
    await stubHosts(context);
    await provide(context);
  },
});

/** The same, which fails after a CSP violation. */
export const test = served.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, provide) => {
      const violations: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text());
      });
      await page.addInitScript(() =>
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
        ),
      );
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** The viewports for the two layouts of the navigation. */
export const sizes = { mobile: { width: 375, height: 760 }, desktop: { width: 1280, height: 800 } } as const;

/** Opens the menu on a screen that does not show its links. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole("banner").locator("> button");
  if (await opener.isVisible()) await opener.click();
}

/** Sets the text spacing of WCAG 1.4.12. */
export const spaceText = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
};

/** Multiplies the browser's default font sizes, as visitors do in its settings. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
}
