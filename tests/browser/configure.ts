import path from "node:path";
import { devices, type PlaywrightTestConfig } from "@playwright/test";
import { find, quietFlags } from "../../tools/lib/browsers";
import { chromiumFlags } from "../../tools/lib/stock-host/server";

/** Playwright's settings for the tests `testMatch` of the built site in the folder `site`, whose words are below `content`. */
export function configure(site: string, content: string, testMatch: string[]): PlaywrightTestConfig {
  // Which each worker reads anew, with its configuration.
  process.env.TESTED_CONTENT = content;
  return {
    testDir: "..",
    testMatch,
    metadata: { site },
    globalSetup: path.join(__dirname, "servers.ts"),
    outputDir: "../../reports/browser",
    fullyParallel: true,
    workers: 2,
    forbidOnly: true,
    // For what hangs: a busy machine is slow.
    timeout: 180_000,
    expect: { timeout: 30_000 },
    // A shared machine may stand still for longer than a test waits; what passes only the second time is reported as flaky.
    retries: process.env.CI ? 2 : 0,
    reporter: process.env.CI ? [["list"]] : "line",
    use: {
      ...devices["Desktop Chrome"],
      baseURL: `http://localhost:${process.env.SITE_PORT}`,
      ignoreHTTPSErrors: true,
      launchOptions: {
        executablePath: find("Chromium"),
        args: [...quietFlags, ...chromiumFlags(Number(process.env.PHOTO_PORT))],
      },
    },
  };
}
