import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const debian = (name: string): string => `apt-get update && apt-get install -y ${name}`;

/** The browsers that the tests need: possible paths, and commands to install each, tried in turn. */
export const browsers = {
  Chromium: {
    paths: [
      // Without a browser's window and menus, the tests take a fifth less time.
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      chromium.executablePath(),
    ],
    commands: ["npx playwright install chromium", debian("chromium-headless-shell")],
  },
  Firefox: {
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    commands: [debian("firefox-esr")],
  },
  WebKit: { paths: ["/usr/bin/WebKitWebDriver"], commands: [debian("webkit2gtk-driver xvfb")] },
};

/** The path of a browser: from a variable such as CHROMIUM=/opt/chromium, or the installed one. */
export const findBrowser = (name: keyof typeof browsers): string | undefined =>
  [process.env[name.toUpperCase()] ?? "", ...browsers[name].paths].find((file) => file !== "" && existsSync(file));

/** Flags for Chromium: no background requests, and permission to run as root in a container. */
export const quietFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a new Chromium. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser("Chromium"), args: [...quietFlags] });
