import type { Page } from "puppeteer-core";
import { answer } from "../../tools/support/stock-host/answer";
import { allPages, photoHostnames } from "../expected";
import { startFirefox, type Firefox } from "./forms/firefox";
import { cutOff, smallTargets } from "./looks";
import { expect, reportViolations, sizes, test } from "./site";

let firefox: Firefox;
test.beforeAll(async () => {
  firefox = await startFirefox();
});
test.afterAll(() => firefox.close());

test("Firefox shows every page whole, on a phone and at a desk, and complains of nothing", async ({ baseURL }) => {
  const page = await firefox.browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(reportViolations);
  await answerForPhotoHosts(page);
  for (const { path } of allPages)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewport(viewport);
      await page.goto(`${baseURL}${path}`);
      expect.soft(await page.evaluate(cutOff), `${path} at a ${size}`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `${path} at a ${size}`).toEqual([]);
      expect.soft(await page.evaluate(photosThatFail), `${path} at a ${size}`).toEqual([]);
    }
  expect(complaints).toEqual([]);
});

/** Firefox cannot be sent to another port for a host, so the stand-in answers from here. */
async function answerForPhotoHosts(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const isPhoto = photoHostnames.includes(new URL(request.url()).hostname);
    if (isPhoto)
      void answer(request.url()).then(({ status, type, body }) => request.respond({ status, contentType: type, body }));
    else void request.continue();
  });
}

/** The addresses of photos that have not come, as those do that the policy forbids. */
const photosThatFail = async (): Promise<string[]> => {
  const photos = [...document.images];
  for (const photo of photos) photo.loading = "eager";
  await Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  return photos.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
};
