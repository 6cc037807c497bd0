import { devices, type PlaywrightTestConfig } from "@playwright/test";
import { findBrowser, quietFlags } from "../../tools/lib/browsers";
import type { SiteOptions } from "./site";

/** Playwright's configuration for tests of the built site in the folder `site`, made from `content`. */
export function configure(site: string, content: string, testMatch: string[]): PlaywrightTestConfig<SiteOptions> {
  // Each worker reads the configuration, and so this variable.
  process.env.TESTED_CONTENT = content;
  return {
    testDir: "..",
    testMatch,
    outputDir: "../../reports/browser",
    fullyParallel: true,
    workers: 2,
    forbidOnly: true,
    // Limits for tests that hang, not for a machine that does other work as well.
    timeout: 300_000,
    expect: { timeout: 60_000 },
    reporter: process.env.CI ? [["list"]] : "line",
    use: {
      ...devices["Desktop Chrome"],
      site,
      launchOptions: { executablePath: findBrowser("Chromium"), args: [...quietFlags] },
    },
  };
}
