import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const debian = (name: string): string => `apt-get update && apt-get install -y ${name}`;

/** The browsers that the tests need: where each may be, and what installs it, tried in turn. */
export const browsers = {
  Chromium: {
    places: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()],
    commands: ["npx playwright install chromium", debian("chromium")],
  },
  Firefox: {
    places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    commands: [debian("firefox-esr")],
  },
};

/** The file that starts a browser: one that a variable names, as in CHROMIUM=/opt/chromium, or one that is installed. */
export const find = (name: keyof typeof browsers): string | undefined =>
  [process.env[name.toUpperCase()] ?? "", ...browsers[name].places].find((file) => file !== "" && existsSync(file));

/** What Chromium is started with, so that it makes no requests of its own and runs as root in a container. */
export const quietFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a Chromium of its own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: find("Chromium"), args: [...quietFlags] });
