import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { siteFolder } from "../../../tools/support/chain-sites";
import { listen } from "../../../tools/support/listen";
import { createSiteServer } from "../../../tools/support/site-server";
import { startFirefox } from "../forms/firefox";
import { expect, test } from "./cms";
import { GitHub } from "./github";

test("Firefox signs in, edits and saves", async () => {
  const github = new GitHub();
  const site = createSiteServer(siteFolder("email"));
  // Firefox lets no test read what it sends to another host, so this one answers for GitHub as well.
  const server = createServer((request, response) => {
    const { url = "", method = "" } = request;
    if (!url.startsWith("/api/")) return void site.emit("request", request, response);
    void text(request).then((body) => {
      const json = github.answer(method, `https://api.github.com${url.slice(4)}`, body);
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(json ?? {}));
    });
  });
  const origin = `http://localhost:${await listen(server)}`;
  const firefox = await startFirefox();
  try {
    const page = await firefox.browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(() => {
      const ask = window.fetch.bind(window);
      window.fetch = (url, init) =>
        ask(typeof url === "string" ? url.replace("https://api.github.com", `${location.origin}/api`) : url, init);
    });
    await page.goto(`${origin}/admin`);
    await page.locator("aria/Sign In Using Access Token").click();
    await page.locator("dialog[open] input").fill("a-token");
    await page.locator("dialog[open] button.primary").click();
    await page.waitForSelector("text/Page: about");
    await page.evaluate(() => (location.hash = "#/collections/page-about/entries/story"));
    await page.locator('section.field[data-key-path="section.heading"] input').fill("Our story in Firefox");
    await page.locator('button[data-label="Save"]').click();
    await expect.poll(() => github.commits).toBe(1);
    expect(github.changes()["content/pages/about/story.md"]).toContain("+heading: Our story in Firefox");
  } finally {
    await firefox.close();
    server.close().closeAllConnections();
  }
});
