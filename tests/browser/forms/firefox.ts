import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import puppeteer, { type Browser } from "puppeteer-core";
import { find } from "../../../tools/lib/browsers";
import { temporaryFolder, writeFiles } from "../../../tools/lib/files";

export interface Firefox {
  browser: Browser;
  /** The mails that Firefox has handed to the email app so far: a script that stands in for one. */
  mails: () => string[];
  close: () => Promise<void>;
}

/** Starts Firefox through WebDriver BiDi, https://pptr.dev/webdriver-bidi, with an email app that only takes notes. */
export async function startFirefox(): Promise<Firefox> {
  const executablePath = find("Firefox");
  if (!executablePath) throw new Error("Firefox is not here: npm run test:browser gets it, or says what to type");
  const profile = temporaryFolder();
  const notes = path.join(profile, "mails.txt");
  const program = path.join(profile, "email-app");
  // 2: use the program without asking. https://searchfox.org/mozilla-central/source/uriloader/exthandler
  const handler = { action: 2, handlers: [{ name: "notes", path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto: handler } };
  writeFiles(profile, {
    "email-app": `#!/bin/sh\nprintf '%s\\n' "$1" >> "${notes}"\n`,
    "handlers.json": JSON.stringify(handlers),
  });
  chmodSync(program, 0o755);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    userDataDir: profile,
    headless: true,
    extraPrefsFirefox: { "security.external_protocol_requires_permission": false },
  });
  return {
    browser,
    mails: () => (existsSync(notes) ? readFileSync(notes, "utf8").split("\n").filter(Boolean) : []),
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
