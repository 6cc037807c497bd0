import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { launch } from "../../tools/lib/browsers";
import { copyProject } from "../../tools/lib/copy";
import { startDeveloping, type DevelopServer } from "../../tools/lib/develop-server";
import { replaceIn } from "../../tools/lib/files";
import { writePages } from "../../tools/lib/many-pages";
import { sampleSite } from "../fixtures";

/** Milliseconds after which something hangs, however busy the machine is. Nothing here measures time. */
export const longest = 120_000;

/** Waits until something is so. */
export const see = expect.configure({ timeout: longest });

/** The sample site in a repository of its own, with as many pages as Gatsby takes in at once. */
export let folder: string;
export let server: DevelopServer;
let browser: Browser;

const ends: (() => unknown)[] = [];

/** Starts the one development server of these tests. Whatever part of this fails, `end` ends the others. */
export async function begin(): Promise<void> {
  folder = copyProject(sampleSite);
  ends.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  writePages(folder, 50);
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "Begin");
  server = await startDeveloping(folder, repository());
  ends.push(server.stop);
  browser = await launch();
  ends.push(() => browser.close());
}

export async function end(): Promise<void> {
  for (const one of ends.reverse()) await one();
}

const repository = () => ({ GIT_DIR: path.join(folder, ".git"), GIT_WORK_TREE: folder });

export const git = (...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", ...words], {
    cwd: folder,
    env: { ...process.env, ...repository() },
    encoding: "utf8",
  });

/** Gives content/ back as it was in the beginning. */
export function takeBack(): void {
  // Looks at what has changed first, so that checkout writes no file anew that is as it was.
  git("status", "--porcelain");
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d", "content");
}

export const edit = (file: string, from: string | RegExp, to: string): void =>
  replaceIn(path.join(folder, file), from, to);

/** Asks the server, until the answer holds what is expected. */
export const seeAnswer = (query: string, expected: object): Promise<void> =>
  see.poll(() => server.ask(query)).toMatchObject({ data: expected });

/** A page in a browser of its own. The photos are not what this is about. */
export async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(longest);
  const nothing = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route(/^https:/, (route) => route.fulfill(nothing));
  return context.newPage();
}

/** The queries of docs/queries. */
export const savedQueries = readdirSync("docs/queries").map((name) => ({
  name,
  text: readFileSync(`docs/queries/${name}`, "utf8"),
}));

/** Opens an address of the site, and waits until Gatsby's application shows it and hears of edits. */
export async function visit(page: Page, address: string, shown = "main section"): Promise<void> {
  await page.goto(server.origin + address);
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(() => "___push" in window && "__whmEventSourceWrapper" in window);
}
