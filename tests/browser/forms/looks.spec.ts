import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { foundBy } from "../../axe";
import { json, type Delivery, type Endpoint } from "./servers";
import { answers, expect, fill, openAwake, submitWords, test, words } from "./visit";

const send = (page: Page) => page.getByRole("button", { name: submitWords }).click();
const told = (page: Page, role: "group" | "alert", message: string) =>
  expect(page.getByRole(role, { name: words(message) })).toBeFocused();

/** Every state of the form, and how a visitor comes to it. */
const states: Record<
  string,
  { delivery: Delivery; reach: (page: Page, form: Locator, endpoint: Endpoint) => Promise<void> }
> = {
  idle: { delivery: "endpoint", reach: () => Promise.resolve() },
  "filled in, near the limit": {
    delivery: "endpoint",
    reach: (_page, form) => fill(form, { ...answers, message: "a".repeat(1500) }),
  },
  invalid: {
    delivery: "email",
    reach: async (page, form) => {
      await fill(form, { email: "no address", message: "a".repeat(2010) });
      await send(page);
      await told(page, "alert", "problem");
    },
  },
  sending: {
    delivery: "endpoint",
    reach: async (page, form, endpoint) => {
      endpoint.answer = () => undefined;
      await fill(form);
      await send(page);
      await expect(page.getByRole("button", { name: words("sending") })).toBeVisible();
    },
  },
  sent: {
    delivery: "endpoint",
    reach: async (page, form) => {
      await fill(form);
      await send(page);
      await told(page, "group", "sent");
    },
  },
  "sent through Netlify": {
    delivery: "netlify",
    reach: async (page, form, endpoint) => {
      endpoint.answer = (response) => void response.writeHead(303, { Location: "/thanks" }).end();
      await fill(form);
      await send(page);
      await told(page, "group", "sent");
    },
  },
  "sent, with something written meanwhile": {
    delivery: "endpoint",
    reach: async (page, form, endpoint) => {
      let finish = (): void => undefined;
      endpoint.answer = (response) => (finish = () => json(response, 200, { ok: true }));
      await fill(form);
      await send(page);
      await expect.poll(() => endpoint.received.length).toBe(1);
      await fill(form, { message: "One thing more" });
      finish();
      await expect(page.getByRole("alert", { name: words("sent") })).toBeVisible();
    },
  },
  opened: {
    delivery: "email",
    reach: async (page, form) => {
      await fill(form);
      await send(page);
      await told(page, "group", "opened");
    },
  },
  copy: {
    delivery: "email",
    reach: async (page, form) => {
      await fill(form, { ...answers, message: "A long story. ".repeat(140) });
      await send(page);
      await told(page, "group", "copy");
    },
  },
  failed: {
    delivery: "endpoint",
    reach: async (page, form, endpoint) => {
      endpoint.answer = (response) => json(response, 500, {});
      await fill(form);
      await send(page);
      await told(page, "alert", "problem");
    },
  },
  "failed with a long text": {
    delivery: "endpoint",
    reach: async (page, form, endpoint) => {
      endpoint.answer = (response) => json(response, 429, { errors: [{ message: "Not so fast" }] });
      await fill(form, { ...answers, message: "A long story. ".repeat(140) });
      await send(page);
      await told(page, "alert", "problem");
    },
  },
};

/** A laptop's window, and the same at 400 %. */
const sizes = { laptop: { width: 1280, height: 1024 }, "400 %": { width: 320, height: 256 } };

test.describe("whatever the size and the colours", () => {
  test.use({ reducedMotion: "reduce" });

  for (const [name, { delivery, reach }] of Object.entries(states))
    test(`${name}: axe finds nothing, and nothing is wider than the screen`, async ({
      page,
      open,
      form,
      endpoint,
    }, info) => {
      await openAwake(page, open, delivery);
      await reach(page, form, endpoint);
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const found = await foundBy(new AxeBuilder({ page }).include("#contact"));
          expect(found, `${size}, ${colorScheme}`).toEqual([]);
          await page.locator("[data-island]").screenshot({ path: info.outputPath(`${size}, ${colorScheme}.png`) });
        }
      }
    });
});

test("by keyboard alone: fill in, mend, send", async ({ page, open, form, endpoint }) => {
  await openAwake(page, open, "endpoint");
  await form.locator('[name="full-name"]').focus();
  await page.keyboard.type("Zoe");
  await page.keyboard.press("Enter");
  await told(page, "alert", "problem");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.locator('[name="email"]')).toBeFocused();
  await page.keyboard.type("zoe@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(form.getByLabel("6-20")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Two flats");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await told(page, "group", "sent");
  expect(endpoint.fields).toMatchObject({ email: "zoe@example.org", properties: "6-20", message: "Two flats" });
});
