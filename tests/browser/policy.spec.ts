import { createHash } from "node:crypto";
import { fetchedDuring } from "../../tools/support/weight";
import { readHeaders } from "../../tools/support/host-files";
import { attribute, textOf, type Element } from "../../src/finish/tree";
import { all, readPages } from "../build/pages";
import { endpointOrigin, siteFolder } from "./forms/sites";
import { expect, pages, pagesWithForm, paths, test } from "./site";

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
    test(`the policy forbids nothing that ${path} does, ${colorScheme}`, async ({ page, violations }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      for (const photo of await page.locator("main img").all()) await photo.scrollIntoViewIfNeeded();
      for (const form of await page.locator("main form").all()) {
        await form.getByRole("textbox").first().focus();
        await page.locator("main form[novalidate]").waitFor();
      }
      await page.evaluate(() => document.fonts.ready);
      expect(violations).toEqual([]);
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

for (const [delivery, forms, calls] of [
  ["email", "'self' mailto:", "'self'"],
  ["netlify", "'self'", "'self'"],
  ["endpoint", `'self' ${endpointOrigin}`, `'self' ${endpointOrigin}`],
] as const)
  test(`built for ${delivery}, the policy names where forms lead, and every inline block`, () => {
    const headers = new Map(readHeaders(siteFolder(delivery))("/"));
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toContain(`; form-action ${forms};`);
    expect(policy).toContain(`; connect-src ${calls};`);
    for (const { document } of readPages(siteFolder(delivery)))
      for (const block of [...all(document, "style"), ...all(document, "script")].filter(isExecuted))
        expect(policy).toContain(`'sha256-${createHash("sha256").update(textOf(block)).digest("base64")}'`);
  });

const isExecuted = (block: Element): boolean =>
  attribute(block, "src") === undefined && !attribute(block, "type")?.endsWith("json");

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

for (const { path } of pagesWithForm)
  test(`what changes its name with its content is kept for a year: ${path}`, async ({ page, request }) => {
    const fetched = await fetchedDuring(page, () => page.goto(path));
    const named = fetched.filter(({ type }) => type === "font" || type === "script");
    expect(named.map(({ type }) => type).sort()).toEqual(["font", "script"]);
    for (const { url } of named)
      expect((await request.get(url)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

for (const { path } of pages.filter(({ path }) => path !== "/"))
  test(`${path} with a slash at its end leads to the address without`, async ({ request }) => {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(path);
  });
