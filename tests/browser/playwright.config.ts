import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "../../tools/browser";
import { stockHostFlags } from "./stock-host";

const port = 9100;

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.CI ? [["list"]] : "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    ignoreHTTPSErrors: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...stockHostFlags,
      ],
    },
  },
  webServer: [
    { command: `PORT=${port} npm run --silent serve`, cwd: "../..", port },
    { command: "npm run --silent stock-host", cwd: "../..", port: 9443 },
  ],
});
