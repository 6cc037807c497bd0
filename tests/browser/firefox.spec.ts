import { answer } from "../../tools/lib/stock-host/answer";
import { allPages, photoHostnames } from "../expected";
import { startFirefox } from "./forms/firefox";
import { cutOff, failedPhotos, smallTargets } from "./states";
import { expect, reportViolations, sizes, test } from "./site";

test("Firefox shows every page whole, on a phone and at a desk, and complains of nothing", async ({ baseURL }) => {
  const firefox = await startFirefox();
  try {
    const page = await firefox.browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.evaluateOnNewDocument(reportViolations);
    // Firefox cannot be sent to another port for a host, so the stand-in for the photo hosts answers from here.
    await page.setRequestInterception(true);
    page.on("request", (request) => {
      if (!photoHostnames.includes(new URL(request.url()).hostname)) return void request.continue();
      void answer(request.url()).then(({ type, body }) => request.respond({ contentType: type, body }));
    });
    for (const { path } of allPages)
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewport(viewport);
        await page.goto(`${baseURL}${path}`);
        for (const look of [cutOff, smallTargets, failedPhotos])
          expect.soft(await page.evaluate(look), `${path} at a ${size}`).toEqual([]);
      }
    expect(complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
