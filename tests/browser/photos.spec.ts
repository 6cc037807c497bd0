import type { Page } from "@playwright/test";
import { photosShown } from "../../tools/support/stage";
import { altOf, expect, pages, photoHostnames, test } from "./site";

const withHeroPhoto = pages.flatMap(({ path, sections: [hero] }) => {
  const alt = hero && altOf(hero);
  return alt === undefined ? [] : { path, alt };
});

for (const { path } of withHeroPhoto)
  test(`the photo of the hero of ${path} is fetched at once, the others when they come near`, async ({ page }) => {
    await page.goto(path);
    const photos = page.locator("main img");
    await expect(photos.first()).toHaveAttribute("fetchpriority", "high");
    await expect(photos.first()).not.toHaveAttribute("loading", "lazy");
    for (const photo of (await photos.all()).slice(1)) await expect(photo).toHaveAttribute("loading", "lazy");
    await expect.poll(() => isLoaded(page)).toBe(true);
  });

for (const { path } of pages)
  test(`no photo moves ${path} when it arrives`, async ({ page }) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "image") await arrival;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await placesOf(page);
    arrive();
    await photosShown(page);
    const after = await placesOf(page);
    expect(after).toHaveLength(before.length);
    // The said ratio is in whole numbers, the photo's own in pixels.
    const moved = after.map((place, at) => Math.abs(place - (before[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(1);
  });

for (const { path, alt } of withHeroPhoto)
  test(`a photo of ${path} that cannot load leaves its words on a panel`, async ({ page }) => {
    await page.route("**/*", (route) =>
      route.request().resourceType() === "image" ? route.abort() : route.continue(),
    );
    await page.goto(path);
    const photo = page.locator("main img").first();
    await expect(photo).toHaveAttribute("alt", alt);
    const box = await photo.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.height).toBeGreaterThan(100);
  });

test("photos come from this site and from the stock hosts that their files name, and from nowhere else", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  for (const { path } of pages) await page.goto(path);
  hosts.delete(new URL(page.url()).hostname);
  expect(photoHostnames).toEqual(expect.arrayContaining([...hosts]));
});

/** Where each photo and each section begins, and how large it is. */
const placesOf = (page: Page): Promise<number[]> =>
  page.locator("main > section, main img").evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return [top + window.scrollY, left, width, height];
    }),
  );

const isLoaded = (page: Page): Promise<boolean> =>
  page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
