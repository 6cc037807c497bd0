import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { launch } from "../../tools/lib/browsers";
import { startDeveloping } from "../../tools/lib/develop-server";
import { replaceIn } from "../../tools/lib/files";
import { writePages } from "../../tools/lib/many-pages";
import { copySampleSite } from "../support/copy-sample-site";

/** A limit in milliseconds for what hangs, not for a slow machine. */
export const longest = 120_000;

/** `expect` that waits as long. */
export const see = expect.configure({ timeout: longest });

/** The fixture site in its own repository, with fifty more pages. */
export let folder: string;
export let server: Awaited<ReturnType<typeof startDeveloping>>;
let browser: Browser;

const ends: (() => unknown)[] = [];

/** Starts the one development server of these tests. `end` also cleans up after a failure of a part of this. */
export async function begin(): Promise<void> {
  folder = copySampleSite();
  ends.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  writePages(folder, 50);
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "Begin");
  server = await startDeveloping(folder);
  ends.push(server.stop);
  browser = await launch();
  ends.push(() => browser.close());
}

export async function end(): Promise<void> {
  for (const one of ends.reverse()) await one();
}

export const git = (...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", ...words], {
    cwd: folder,
    // In a git hook, these name the project's own repository.
    env: { ...process.env, GIT_DIR: path.join(folder, ".git"), GIT_WORK_TREE: folder },
    encoding: "utf8",
  });

/** Restores content/. */
export function takeBack(): void {
  // Refreshes the index first, so that checkout rewrites only changed files.
  git("status", "--porcelain");
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d", "content");
}

export const edit = (file: string, from: string | RegExp, to: string): void =>
  replaceIn(path.join(folder, file), from, to);

/** Queries the server until the response matches. */
export const seeAnswer = (query: string, expected: object): Promise<void> =>
  see.poll(() => server.ask(query)).toMatchObject({ data: expected });

/** A page in its own browser context, with blank photos. */
export async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(longest);
  const nothing = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route(/^https:/, (route) => route.fulfill(nothing));
  return context.newPage();
}

/** Opens a path, and waits until Gatsby's application runs and receives updates. */
export async function visit(page: Page, pathname: string, shown = "main section"): Promise<void> {
  await page.goto(server.origin + pathname);
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(() => "___push" in window && "__whmEventSourceWrapper" in window);
}
