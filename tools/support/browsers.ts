import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** A browser that the tests need. */
export interface Browser {
  name: string;
  /** The variable that names another one, as in CHROMIUM=/opt/chromium. */
  variable: string;
  places: readonly string[];
  /** What installs it, each tried in turn. */
  commands: readonly string[];
}

const debian = (name: string): string => `apt-get update && apt-get install -y ${name}`;

const chromiumBrowser: Browser = {
  name: "Chromium",
  variable: "CHROMIUM",
  places: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()],
  commands: ["npx playwright install chromium", debian("chromium")],
};

const firefoxBrowser: Browser = {
  name: "Firefox",
  variable: "FIREFOX",
  places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  commands: [debian("firefox-esr")],
};

export const browsers: readonly Browser[] = [chromiumBrowser, firefoxBrowser];

/** The file that starts a browser; undefined where it is not installed. */
export const find = ({ variable, places }: Browser): string | undefined =>
  [process.env[variable], ...places].find((file) => file !== undefined && file !== "" && existsSync(file));

/** The Chromium to test in; undefined without any. */
export const findBrowser = (): string | undefined => find(chromiumBrowser);

/** The Firefox to test in; undefined without any. */
export const findFirefox = (): string | undefined => find(firefoxBrowser);

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
