import { createSecureServer } from "node:http2";
import { chromium, type Browser } from "@playwright/test";
import { find, quietFlags } from "./browsers";
import { createCertificate } from "./certificate";
import { freePort, listen } from "./listen";
import { createSiteServer } from "./site-server";
import { chromiumFlags, createStockHost, stockHosts } from "./stock-host/server";

/** A local server for built sites, stubs of the photo hosts, and a browser that reaches both. */
export interface Stage {
  browser: Browser;
  /** The browser's port for other tools. */
  debuggingPort: number;
  /** Serves a folder over HTTP/2, below the path `prefix`; returns its URL, for example "https://localhost:41234". */
  serve: (folder: string, prefix?: string) => Promise<string>;
}

/** Starts servers and a browser, and stops them after `act`. */
export async function withTestSite(act: (stage: Stage) => Promise<void>): Promise<void> {
  const certificate = await createCertificate(["localhost", ...stockHosts]);
  const photos = await createStockHost(certificate);
  const ends: (() => unknown)[] = [photos.close];
  const serve: Stage["serve"] = async (folder, prefix = "") => {
    const site = createSiteServer(folder, prefix);
    const server = createSecureServer(certificate, (...exchange) => void site.emit("request", ...exchange));
    ends.push(() => server.close());
    return `https://localhost:${await listen(server)}${prefix}`;
  };
  try {
    // Last, so that no other server takes it.
    const debuggingPort = await freePort();
    const args = [
      `--remote-debugging-port=${debuggingPort}`,
      ...quietFlags,
      ...chromiumFlags(photos.port),
      certificate.flag,
    ];
    const browser = await chromium.launch({ executablePath: find("Chromium") ?? "", args });
    ends.push(() => browser.close());
    await act({ browser, debuggingPort, serve });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Runs in a page. Loads lazy photos; returns those that fail, for example because of the CSP. */
export const failedPhotos = async (): Promise<string[]> => {
  const photos = [...document.images];
  for (const photo of photos) photo.loading = "eager";
  await Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  return photos.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
};
