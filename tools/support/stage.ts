import { chromium, type Browser, type LaunchOptions, type Page } from "@playwright/test";
import { findBrowser, quietFlags } from "./browsers";
import { listen } from "./listen";
import { createSiteServer } from "./site-server";
import { createStockHost } from "./stock-host/server";

/** A built site on this machine, the stand-in for the photo host, and a browser that finds both. */
export interface Stage {
  browser: Browser;
  /** What starts another browser like it. */
  options: LaunchOptions;
  /** Where the browser takes orders from other tools, as in 9222. */
  debuggingPort: number;
  /** Serves another folder as the first one is; gives its origin, as in "http://localhost:41234". */
  serve: (folder: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function createStage(debuggingPort = 9333): Promise<Stage> {
  const photos = await createStockHost({ port: 0 });
  const servers: ReturnType<typeof createSiteServer>[] = [];
  const options = { executablePath: findBrowser() ?? "", args: [...quietFlags, ...photos.flags] };
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${debuggingPort}`],
  });
  return {
    browser,
    options,
    debuggingPort,
    serve: async (folder) => {
      const server = createSiteServer(folder);
      servers.push(server);
      return `http://localhost:${await listen(server)}`;
    },
    close: async () => {
      await browser.close();
      servers.forEach((server) => server.close());
      await photos.close();
    },
  };
}

/** Waits until each photo has come or failed; lazy ones come only when they are near. */
export const photosShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const photo of document.images) photo.loading = "eager";
    await Promise.all([...document.images].map((photo) => photo.decode().catch(() => undefined)));
  });
