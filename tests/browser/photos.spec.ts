import { expect, photoHostnames, test } from "./site";

test("the hero's photo is fetched at once, the others when they come near", async ({ page }) => {
  await page.goto("/");
  const photos = page.locator("main img");
  await expect(photos.first()).toHaveAttribute("fetchpriority", "high");
  await expect(photos.first()).toHaveJSProperty("loading", "eager");
  for (const photo of (await photos.all()).slice(1)) await expect(photo).toHaveAttribute("loading", "lazy");
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test("no photo moves the page when it arrives: each says its ratio", async ({ page }) => {
  await page.goto("/services");
  for (const photo of await page.locator("main img").all()) {
    await photo.scrollIntoViewIfNeeded();
    const { said, shown } = await photo.evaluate((image: HTMLImageElement) => ({
      said: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
      shown: image.clientWidth / image.clientHeight,
    }));
    expect(Math.abs(said / shown - 1)).toBeLessThan(0.02);
  }
});

test("a photo that cannot load leaves its words on a panel", async ({ page }) => {
  await page.route("**/*", (route) => (route.request().resourceType() === "image" ? route.abort() : route.continue()));
  await page.goto("/");
  const photo = page.locator("main img").first();
  const alt = await photo.getAttribute("alt");
  expect(alt).not.toBe("");
  const box = await photo.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBeGreaterThan(100);
});

test("photos come from this site and from the stock hosts that their files name, and from nowhere else", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of ["/", "/about", "/services", "/agents"]) await page.goto(path);
  hosts.delete(new URL(page.url()).hostname);
  expect(photoHostnames).toEqual(expect.arrayContaining([...hosts]));
});

const isLoaded = (page: import("@playwright/test").Page): Promise<boolean> =>
  page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
