import { chromium, type LaunchOptions, type Page } from "@playwright/test";

/** How a visitor comes to click. */
export type Manner = "at once" | "settled" | "rested";

export interface Journey {
  origin: string;
  manner: Manner;
  /** The page to start from, the words of the link in its top bar, and the main heading that it leads to. */
  from: string;
  link: string;
  heading: string;
}

/** A slow phone on a slow network, in DevTools' terms: https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditions */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/**
 * Notes when something is clicked, and when the heading that is waited for has been painted; on the clock of all pages. A text,
 * because what compiles this file adds helpers to functions that the page does not have.
 */
const watch = (heading: string): string => `
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => console.debug("clicked " + now()), true);
  const look = () => {
    if (document.querySelector("h1")?.textContent !== ${JSON.stringify(heading)}) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => console.debug("painted " + now())));
  };
  look();
`;

/** Milliseconds from a click to the painted heading of the next page, in a browser that knows nothing yet. */
export async function timeClick(
  options: LaunchOptions,
  { origin, manner, from, link, heading }: Journey,
): Promise<number> {
  // Chromium fetches nothing ahead in private windows: a profile of its own is none.
  const context = await chromium.launchPersistentContext("", { ...options, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch(heading));
    const clicked = said(page, "clicked");
    const painted = said(page, "painted");
    await page.goto(origin + from, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle" });
    const target = page.getByRole("banner").getByRole("link", { name: link, exact: true });
    if (manner === "rested") {
      await target.hover();
      // Longer than either site takes to fetch; a visitor who thinks before the click.
      await page.waitForTimeout(1500);
    }
    await target.click({ noWaitAfter: true });
    return (await painted) - (await clicked);
  } finally {
    await context.close();
  }
}

/** The time that a page says with a word. */
const said = (page: Page, word: string): Promise<number> =>
  page
    .waitForEvent("console", { predicate: (message) => message.text().startsWith(`${word} `), timeout: 60_000 })
    .then((message) => Number(message.text().split(" ")[1]));
