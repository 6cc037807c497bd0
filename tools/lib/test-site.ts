import { chromium, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import { findBrowser, quietFlags } from "./browsers";
import { freePort, listen } from "./listen";
import { createSiteServer } from "./site-server";
import { stubHosts } from "./stock-host/answer";

/** A local server for built sites, and a browser that reaches it and stubs of other hosts. */
interface TestSite {
  context: BrowserContext;
  /** The browser's port for other tools, whose pages are in the same context. */
  debuggingPort: number;
  /** Serves a folder below the path `prefix`; returns its URL, for example "http://localhost:41234". */
  serve: (folder: string, prefix?: string) => Promise<string>;
}

/** Starts a browser, and stops it and all servers after `act`. */
export async function withTestSite(
  act: (site: TestSite) => Promise<void>,
  view: BrowserContextOptions = {},
): Promise<void> {
  const debuggingPort = await freePort();
  const args = [...quietFlags, `--remote-debugging-port=${debuggingPort}`];
  const context = await chromium.launchPersistentContext("", {
    ...view,
    executablePath: findBrowser("Chromium") ?? "",
    args,
  });
  const ends: (() => unknown)[] = [() => context.close()];
  const serve: TestSite["serve"] = async (folder, prefix = "") => {
    const server = createSiteServer(folder, prefix);
    ends.push(() => server.close());
    return `http://localhost:${await listen(server)}${prefix}`;
  };
  try {
    await stubHosts(context);
    await act({ context, debuggingPort, serve });
  } finally {
    for (const end of ends) await end();
  }
}

/** Runs in a page. Loads lazy photos; returns those that fail, for example because of the CSP. */
export const failedPhotos = async (): Promise<string[]> => {
  const photos = [...document.images];
  for (const photo of photos) photo.loading = "eager";
  await Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  return photos.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
};
