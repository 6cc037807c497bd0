import { createHash } from "node:crypto";
import { otherPaths, specification } from "../specification";
import { expect, test } from "./site";

const paths = [...specification.map(({ path }) => path), ...otherPaths, "/no-such-page"];

test("every page has the same policy, and all the headers that keep it safe", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    policies.add(headers["content-security-policy"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "cross-origin-embedder-policy": "credentialless",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "x-content-type-options": "nosniff",
    });
  }
  expect(policies.size).toBe(1);
  const [policy = ""] = policies;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain("unsafe");
});

for (const path of paths)
  for (const colorScheme of ["light", "dark"] as const)
    test(`the policy forbids nothing that ${path} does, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const refused: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text());
      });
      await page.goto(path);
      for (const photo of await page.locator("main img").all()) await photo.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      expect(refused).toEqual([]);
    });

for (const path of paths)
  test(`every inline block of ${path} that executes or styles has its hash in the policy`, async ({ page }) => {
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"];
    const blocks = await page
      .locator("style, script:not([src]):not([type$=json])")
      .evaluateAll((all) => all.map((block) => block.textContent));
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(policy).toContain(createHash("sha256").update(block).digest("base64"));
  });

test("an address with a slash at its end leads to the one without", async ({ request }) => {
  const response = await request.get("/about/", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/about");
});
