import { createSecureServer, type Http2SecureServer } from "node:http2";
import { chromium, type Browser, type LaunchOptions, type Page } from "@playwright/test";
import { findBrowser, quietFlags } from "./browsers";
import { createCertificate } from "./certificate";
import { freePort, listen } from "./listen";
import { createSiteServer } from "./site-server";
import { stockHosts } from "./stock-host/chromium-flags";
import { createStockHost } from "./stock-host/server";

/** A built site on this machine, the stand-in for the photo host, and a browser that finds both. */
export interface Stage {
  browser: Browser;
  /** What starts another browser like it. */
  options: LaunchOptions;
  /** The port at which the browser takes orders from other tools. */
  debuggingPort: number;
  /**
   * Serves a folder over TLS and HTTP/2, as hosts do; returns its origin, as in "https://localhost:41234". Each answer begins after
   * `latency` milliseconds.
   */
  serve: (folder: string, how?: { latency?: number }) => Promise<string>;
  close: () => Promise<void>;
}

export async function createStage(): Promise<Stage> {
  const debuggingPort = await freePort();
  const certificate = await createCertificate(["localhost", ...stockHosts]);
  const photos = await createStockHost(certificate);
  const servers: Http2SecureServer[] = [];
  const options = { executablePath: findBrowser() ?? "", args: [...quietFlags, ...photos.flags, certificate.flag] };
  const browser = await chromium
    .launch({
      ...options,
      args: [...options.args, `--remote-debugging-port=${debuggingPort}`],
    })
    .catch(async (error: unknown) => {
      await photos.close();
      throw error;
    });
  return {
    browser,
    options,
    debuggingPort,
    serve: async (folder, { latency } = {}) => {
      const site = createSiteServer(folder);
      const server = createSecureServer(certificate, (request, response) => {
        const answer = (): unknown => site.emit("request", request, response);
        if (latency) setTimeout(answer, latency);
        else answer();
      });
      servers.push(server);
      return `https://localhost:${await listen(server)}`;
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
