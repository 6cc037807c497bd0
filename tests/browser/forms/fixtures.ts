import type { Locator, Page, Request, Route } from "@playwright/test";
import { filledIn } from "../../expected";
import { form as data } from "../../jest/examples";
import { siteFolder } from "../../support/built-sites";
import { test as base } from "../site";

/** A message of the partnership form. */
export const words = (message: keyof typeof data.messages, n = ""): string => data.messages[message].replace("{n}", n);

/** A text of one of the form's questions, for example `question("email", "missing")`. */
export const question = (name: string, field: "label" | "missing" | "invalid" | "tooLong"): string =>
  data.questions.find((one) => one.name === name)?.[field] ?? "";

export const { submit: submitWords, subject } = data;

/** A stub of the services that receive enquiries: the endpoint, and Netlify at the site's own URLs. */
class Service {
  received: Request[] = [];

  /** Responds like an endpoint that accepted the enquiry. */
  answer = (route: Route): Promise<void> =>
    route.request().headers().accept === "application/json"
      ? route.fulfill({ json: { ok: true } })
      : route.fulfill({ contentType: "text/html", body: "<h1>An endpoint's page</h1>" });

  /** The answers in the last enquiry, by name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(this.received.at(-1)?.postData() ?? ""));
  }
}

interface Fixtures {
  service: Service;
  /** Opens the partnership form with a delivery method ("native": an endpoint without CORS); returns the site's URL. */
  open: (delivery: "email" | "netlify" | "endpoint" | "native", path?: string) => Promise<string>;
  /** The same with a fake clock, the form hydrated and past its minimum time. */
  openHydrated: Fixtures["open"];
  /** Clicks a button on a page of `openHydrated`, and waits longer than a double click. */
  press: (name: string) => Promise<void>;
  form: Locator;
}

export const test = base.extend<Fixtures>({
  service: async ({ context }, provide) => {
    const service = new Service();
    await context.route("**/*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      service.received.push(route.request());
      await service.answer(route);
    });
    await provide(service);
  },
  open: async ({ page, serve }, provide) =>
    provide(async (delivery, path = "/agents") => {
      if (delivery === "native") await page.route("**/*.json", withoutCors);
      const name = delivery === "native" ? "endpoint" : delivery;
      const below = name === "endpoint" ? "/harbour" : "";
      const site = (await serve(siteFolder(name), below)) + below;
      await page.goto(site + path, { waitUntil: "domcontentloaded" });
      return site;
    }),
  openHydrated: async ({ page, open, form }, provide) =>
    provide(async (delivery) => {
      await page.clock.install();
      const site = await open(delivery);
      await form.getByRole("textbox").first().focus();
      await hydrated(page).waitFor();
      await page.clock.fastForward("00:10");
      return site;
    }),
  press: async ({ page }, provide) =>
    provide(async (name) => {
      await page.getByRole("button", { name }).click();
      await page.clock.fastForward(500);
    }),
  form: async ({ page }, provide) => provide(page.locator("main form")),
});

async function withoutCors(route: Route): Promise<void> {
  const props = await (await route.fetch()).text();
  await route.fulfill({ contentType: "application/json", body: props.replace('"cors":true', '"cors":false') });
}

export { expect } from "@playwright/test";

export const hydrated = (page: Page): Locator => page.locator("main form[novalidate]");

/** Answers to every question, with characters that are easily lost in transit. */
export const answers = {
  "full-name": "Zoë O’Neill-Łukasz & Söhne",
  company: "<script>alert(1)</script> Ltd",
  email: "zoe@example.org",
  properties: "6-20",
  phone: "+44 (0)20 7946 0182 ext. 7",
  day: "2099-12-31",
  town: "York",
  consent: filledIn("I have read the privacy notice, and {partnershipsEmail} may write to me."),
  message: "Two flats.\n100 % ready + furnished; see %0A and &amp;\n\n“Ready” 🏠",
};

/** The same as services must receive it: HTML forms send line breaks as CRLF. */
export const arriving = { ...answers, message: answers.message.replaceAll("\n", "\r\n") };

/** The same if the honeypot was filled in. Services drop enquiries with `_gotcha`. */
export const marked = { ...arriving, _subject: `${words("spam")} ${subject}` };

/** Fills in the honeypot, as a password manager may. */
export const fillHoneypot = (form: Locator): Promise<void> =>
  form.locator('[name="_gotcha"]').evaluate((field) => field.setAttribute("value", "Zoë"));

export async function fill(form: Locator, values: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (name === "properties" || name === "consent") await form.getByLabel(value, { exact: true }).check();
    else if (name === "town") await form.getByLabel("Town").selectOption(value);
    else await form.locator(`[name="${name}"]`).fill(value);
}

/** Records the emails that the page opens. Only the DevTools protocol shows them. */
export async function recordMails(page: Page): Promise<URL[]> {
  const mails: URL[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(new URL(url));
  });
  return mails;
}
