import { defineConfig, devices } from "@playwright/test";
import { findBrowser, quietFlags } from "../../tools/support/browsers";
import { chromiumFlags } from "../../tools/support/stock-host/chromium-flags";

/** Another server to test instead of ours, as in SITE="http://127.0.0.1:9180 npx tsx tests/servers/nginx.ts". */
const [site, command] = process.env.SITE?.split(/ (.*)/) ?? [];

export default defineConfig({
  testDir: ".",
  globalSetup: ["./servers.ts", "./forms/sites.ts"],
  // What another server can get wrong: addresses, headers, compression, what is fetched ahead. The rest has been tested on ours.
  ...(site ? { testMatch: ["ahead", "pages", "policy", "weight"].map((name) => `${name}.spec.ts`) } : {}),
  outputDir: "../../reports/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may stand still for longer than a test waits; what passes only the second time is told as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [["list"]] : "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: site ?? `http://localhost:${process.env.SITE_PORT}`,
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...quietFlags, ...chromiumFlags(Number(process.env.PHOTO_PORT))],
    },
  },
  ...(site && command ? { webServer: { command, port: Number(new URL(site).port), cwd: "../.." } } : {}),
});
