import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium to test in: `CHROMIUM` if set, or one of the system's, or Playwright's own; undefined without any. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM, ...places, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== "" && existsSync(file));
}

/** Gets a browser where there is none: Playwright's download, or Debian's package where that cannot be reached. */
function getBrowser(): string | undefined {
  console.log("No Chromium is here. Trying Playwright's download …");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  if (!findBrowser() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Trying Debian's package …");
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "inherit" });
  }
  return findBrowser();
}

if (require.main === module) {
  const browser = findBrowser() ?? getBrowser();
  if (browser) console.log(`Testing in ${browser}`);
  else {
    console.error("The browser tests need Chromium. Type one of these, then try again:");
    console.error(
      "  npx playwright install chromium\n  sudo apt-get install chromium\n  export CHROMIUM=/path/to/chromium",
    );
    process.exitCode = 1;
  }
}
