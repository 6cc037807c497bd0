import { defineConfig, devices } from "@playwright/test";
import { find, quietFlags } from "../../tools/support/browsers";
import { chromiumFlags } from "../../tools/support/stock-host/server";

export default defineConfig({
  testDir: ".",
  globalSetup: "./servers.ts",
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
});
