import type { Request } from "@playwright/test";
import { expect, test } from "./cms";

test("a line says whether a saved change is live, also to a screen reader", async ({ cms, github, page }) => {
  let built = "";
  await page.route("**/admin-build.json", (route) => route.fulfill({ json: { commit: built } }));
  const line = page.getByRole("status").filter({ hasText: /^(Live|Saved, not published)/ });
  built = github.head();
  await page.reload();
  await expect(line).toHaveText(/^Live/);
  await cms.open("page-about/entries/story");
  await cms.fill("section.heading", "Our story today");
  await cms.save();
  await expect(line).toHaveText(/^Saved, not published/);
});

test("a failed request keeps what was written, and says what to do", async ({ cms, page }) => {
  const failures: [status: number, body: string, type: string, words: RegExp][] = [
    [401, '{"message":"Bad credentials"}', "application/json", /sign in again/],
    [403, "{}", "application/json", /permission to write/],
    [429, "{}", "application/json", /in a few minutes/],
    [500, "Oops", "text/plain", /in a few minutes/],
    [200, "<!DOCTYPE html>", "text/html", /Check your connection/],
    [0, "", "", /Check your connection/],
  ];
  await cms.open("page-about/entries/story");
  await cms.fill("section.heading", "Our story today");
  for (const [status, body, contentType, words] of failures) {
    await page.route("https://api.github.com/graphql", (route) =>
      status ? route.fulfill({ status, body, contentType }) : route.abort(),
    );
    expect(await cms.saveInvalid(), String(status)).toMatch(words);
    await page.unroute("https://api.github.com/graphql");
    await expect(await cms.input("section.heading")).toHaveValue("Our story today");
  }
});

test("each icon is one sign of the font, in lists, forms, menus and dialogs", async ({ cms, page }) => {
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".material-symbols-outlined")].flatMap((icon) => {
        const range = document.createRange();
        range.selectNodeContents(icon);
        const limit = 1.2 * parseFloat(getComputedStyle(icon).fontSize);
        return range.getBoundingClientRect().width > limit ? icon.innerText : [];
      }),
    );
  for (const place of ["page-about", "photos", "page-about/entries/story", "company/entries/site"]) {
    await cms.open(place);
    await expect.poll(wide, place).toEqual([]);
  }
});

test("/admin has its own fonts, and reaches only the hosts of the repository and photos", async ({ page, cms }) => {
  const hosts = new Set<string>();
  page.on("requestfinished", (request) => hosts.add(new URL(request.url()).hostname));
  await page.reload();
  await page.getByText("Page: about").first().waitFor();
  await cms.open("page-about/entries/story");
  const loaded = () => [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : []));
  const fonts = ['"Source Sans 3"', '"Material Symbols Outlined"'];
  await expect.poll(() => page.evaluate(loaded)).toEqual(expect.arrayContaining(fonts));
  const allowed = ["", "localhost", "api.github.com", "images.unsplash.com", "avatars.githubusercontent.com"];
  expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([]);
  // Not the originals, which have several megabytes.
  await cms.open("photos");
  await expect(page.locator('img[src^="https://images.unsplash.com/"]').first()).toHaveAttribute("src", /\?.*w=360/);
});

test("the sign-in page is at most 900 KB", async ({ page }) => {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto("/admin", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const size = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(size).toBeGreaterThan(400_000);
  expect(size).toBeLessThan(900_000);
});
