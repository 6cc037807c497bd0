import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** A browser that the tests need. */
interface Browser {
  name: string;
  /** The variable that names another one, as in CHROMIUM=/opt/chromium. */
  variable: string;
  places: readonly string[];
  /** What gets it, each tried in turn. */
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

const find = ({ variable, places }: Browser): string | undefined =>
  [process.env[variable], ...places].find((file) => file !== undefined && file !== "" && existsSync(file));

/** The Chromium to test in; undefined without any. */
export const findBrowser = (): string | undefined => find(chromiumBrowser);

/** The Firefox to test in; undefined without any. */
export const findFirefox = (): string | undefined => find(firefoxBrowser);

/** What Chromium is started with, so that it asks nobody for anything and runs as root in a container. */
export const quietFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Says where a browser is, after getting it where there is none; false where it cannot be got. */
function get(browser: Browser): boolean {
  for (const command of browser.commands) {
    if (find(browser)) break;
    console.log(`${browser.name} is not here. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const found = find(browser);
  if (found) console.log(`Testing in ${found}`);
  else {
    console.error(`The browser tests need ${browser.name}. Type one of these, then try again:`);
    for (const command of browser.commands) console.error(`  ${command.replaceAll("apt-get", "sudo apt-get")}`);
    console.error(`  export ${browser.variable}=/path/to/it`);
  }
  return found !== undefined;
}

if (require.main === module) process.exitCode = [chromiumBrowser, firefoxBrowser].every(get) ? 0 : 1;
