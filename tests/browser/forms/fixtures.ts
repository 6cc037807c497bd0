import { createServer, type Server } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { isRecord } from "../../../plugins/gatsby-source-content/record";
import { listen } from "../../../tools/lib/listen";
import { listIn, pages, stringIn } from "../../expected";
import { test as base } from "../site";
import { createSite, Endpoint, type Delivery } from "./servers";

const sections = pages.flatMap(({ path, sections }) => (path === "/agents" ? sections : []));
const data = sections.find(({ form }) => form)?.form;
const messages = isRecord(data?.messages) ? data.messages : {};

/** A message of the partnership form. */
export const words = (message: string, n = ""): string => stringIn(messages, message).replace("{n}", n);

/** A text of one of the form's questions, for example `question("email", "missing")`. */
export const question = (name: string, field: string): string =>
  listIn(data?.questions).flatMap((one) => (one.name === name ? stringIn(one, field) : []))[0] ?? "";

export const submitWords = stringIn(data, "submit");
export const subject = stringIn(data, "subject");

interface Fixtures {
  /** Receives the forms of `serve("endpoint")`. */
  endpoint: Endpoint;
  /** Serves the site built for a delivery method; returns its origin. */
  serve: (delivery: Delivery) => Promise<string>;
  /** Opens the partnership form; returns the site's origin. */
  open: (delivery: Delivery, path?: string, waitUntil?: "load" | "domcontentloaded") => Promise<string>;
  /** The same with a fake clock, the form hydrated and past its minimum time. */
  openHydrated: (delivery: Delivery) => Promise<string>;
  /** Clicks a button on a page of `openHydrated`, and waits longer than a double click. */
  press: (name: string) => Promise<void>;
  form: Locator;
}

export const test = base.extend<Fixtures>({
  endpoint: async ({}, provide) => provide(new Endpoint()),
  serve: async ({ endpoint }, provide) => {
    const servers: Server[] = [];
    const start = async (server: Server): Promise<string> => {
      servers.push(server);
      return `http://127.0.0.1:${await listen(server)}`;
    };
    const taking = await start(createServer(endpoint.listen));
    await provide((delivery) => start(createSite(delivery, taking, endpoint.listen)));
    for (const server of servers) server.close().closeAllConnections();
  },
  open: async ({ page, serve }, provide) =>
    provide(async (delivery, path = "/agents", waitUntil = "load") => {
      const site = await serve(delivery);
      await page.goto(site + path, { waitUntil });
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

export { expect } from "@playwright/test";

export const hydrated = (page: Page): Locator => page.locator("main form[novalidate]");

/** Answers to every question, with characters that are easily lost in transit. */
export const answers = {
  "full-name": "Zoë O’Neill-Łukasz & Söhne",
  company: "<script>alert(1)</script> Ltd",
  email: "zoe@example.org",
  properties: "6-20",
  message: "Two flats.\n100 % ready + furnished; see %0A and &amp;\n\n“Ready” 🏠",
};

/** The same as services must receive it: HTML forms send line breaks as CRLF. */
export const arriving = { ...answers, message: answers.message.replaceAll("\n", "\r\n") };

export async function fill(form: Locator, values: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (name === "properties") await form.getByLabel(value, { exact: true }).check();
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
