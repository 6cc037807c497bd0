import { chromium, type LaunchOptions, type Page } from "@playwright/test";

/** How a visitor comes to click: as soon as the page is there, when it has settled, or after the pointer rested on the link. */
export const manners = ["at once", "settled", "rested"] as const;

export interface Journey {
  from: string;
  /** The address that a link in the top bar leads to, and the main heading there. */
  to: string;
  heading: string;
}

/** A slow phone on a slow network, in DevTools' terms: https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditions */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/**
 * Notes when something is clicked, and when the main heading that is waited for has been painted, by a clock that all pages
 * share. This is a text because tsx adds helpers to functions, which the page does not have.
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
export async function timeClick(options: LaunchOptions, manner: (typeof manners)[number], journey: Journey) {
  // Chromium fetches nothing ahead in private windows, and a profile of one's own is no private window.
  const context = await chromium.launchPersistentContext("", options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch(journey.heading));
    const times = Promise.all([timeOf(page, "clicked"), timeOf(page, "painted")]);
    await page.goto(journey.from, { waitUntil: manner === "at once" ? "domcontentloaded" : "networkidle" });
    const link = page.getByRole("banner").locator(`a[href="${journey.to}"]:visible`).first();
    // A visitor who thinks before the click: longer than either site takes to fetch.
    if (manner === "rested") await link.hover().then(() => page.waitForTimeout(1500));
    await link.click({ noWaitAfter: true });
    const [clicked, painted] = await times;
    return painted - clicked;
  } finally {
    await context.close();
  }
}

/** The time that `watch` logs with a word. */
async function timeOf(page: Page, word: string): Promise<number> {
  const logged = await page.waitForEvent("console", (message) => message.text().startsWith(word));
  return Number(logged.text().split(" ")[1]);
}
