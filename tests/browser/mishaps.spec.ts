import { pages, photoHostnames } from "../expected";
import { expect, test } from "./site";

test("a photo that cannot load leaves its words on a panel", async ({ page }) => {
  const { path, alt } =
    pages.flatMap(({ path, sections: [hero] }) => (hero?.alt ? [{ path, alt: hero.alt }] : []))[0] ?? {};
  await page.route(
    ({ hostname }) => photoHostnames.includes(hostname),
    (route) => route.abort(),
  );
  await page.goto(path ?? "");
  const photo = page.getByRole("img", { name: alt ?? "" }).first();
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(100);
});

test("what somebody slips into a page is forbidden, and tests hear of it", async ({ page, violations }) => {
  await page.goto("/");
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = ''" }));
  });
  await expect.poll(() => violations.filter((one) => one.startsWith("Content"))).toHaveLength(2);
  await expect(page).not.toHaveTitle("");
  violations.length = 0;
});
