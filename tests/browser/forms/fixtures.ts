import { createServer, type Server } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { readContent } from "../../../plugins/gatsby-source-content/read/read-content";
import { fillPlaceholders } from "../../../plugins/gatsby-source-content/read/placeholders";
import { isRecord } from "../../../plugins/gatsby-source-content/record";
import { listen } from "../../../tools/lib/listen";
import { sampleSite } from "../../fixtures";
import { test as base } from "../site";
import { createSite, Endpoint, type Delivery } from "./servers";

/** What the sample site says, on which the forms are tested. */
const content = readContent(sampleSite);
const data = content.entries.get("content/forms/partnership.md")?.data ?? {};
const messages = isRecord(data.messages) ? data.messages : {};
const questions = (Array.isArray(data.questions) ? data.questions : []).filter(isRecord);

/** A text of these tests' own content as it stands on their site. */
export const said = (text: string): string => fillPlaceholders(text, content.placeholders);

/** What the partnership form says in one of its states. */
export const words = (message: string, n = ""): string => said(String(messages[message])).replace("{n}", n);

/** Something that the form says about one of its questions, as in `question("email", "missing")`. */
export const question = (name: string, field: string): string =>
  String(questions.find((one) => one.name === name)?.[field]);

/** The heading of the page that a form sent without scripts leads to. */
export const thanks = said(String(content.entries.get("content/pages/thanks/hero.md")?.data?.heading));

export const submitWords = String(data.submit);
export const subject = String(data.subject);

interface Fixtures {
  /** Where the forms of `serve("endpoint")` lead. */
  endpoint: Endpoint;
  /** Serves the site as built for a delivery; returns its address. */
  serve: (delivery: Delivery, scripts?: boolean) => Promise<string>;
  /** Opens the partnership form as built for a delivery; returns the site's address. */
  open: (delivery: Delivery, path?: string, waitUntil?: "load" | "domcontentloaded") => Promise<string>;
  /** The same with a clock that tests can move, the form hydrated and no longer waiting for slow typists. */
  openHydrated: (delivery: Delivery) => Promise<string>;
  /** Presses a button on a page of `openHydrated`, and lets the time pass in which a second press would still be part of it. */
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
    await provide((delivery, scripts) => start(createSite(delivery, taking, endpoint.listen, scripts)));
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

/** Answers to every question, with what is most likely to be lost on the way. */
export const answers = {
  "full-name": "Zoë O’Neill-Łukasz & Söhne",
  company: "<script>alert(1)</script> Ltd",
  email: "zoe@example.org",
  properties: "6-20",
  message: "Two flats.\n100 % ready + furnished; see %0A and &amp;\n\n“Ready” 🏠",
};

/** The same as it has to arrive: line breaks as CRLF. */
export const arriving = { ...answers, message: answers.message.replaceAll("\n", "\r\n") };

export async function fill(form: Locator, values: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (name === "properties") await form.getByLabel(value, { exact: true }).check();
    else await form.locator(`[name="${name}"]`).fill(value);
}

/** Records the mails that the page asks the browser to open. Nothing on the page shows it, so the browser's own protocol does. */
export async function recordMails(page: Page): Promise<URL[]> {
  const mails: URL[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(new URL(url));
  });
  return mails;
}
