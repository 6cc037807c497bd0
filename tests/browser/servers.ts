import type { FullConfig } from "@playwright/test";
import { listen } from "../../tools/support/listen";
import { createSiteServer } from "../../tools/support/site-server";
import { createStockHost } from "../../tools/support/stock-host/server";

/** Before the tests: serves the site that the configuration names and the stand-in for the photo hosts on free ports, which the configuration reads. */
export default async function startServers({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const site = createSiteServer(String(metadata.site));
  const photos = await createStockHost();
  process.env.SITE_PORT = String(await listen(site));
  process.env.PHOTO_PORT = String(photos.port);
  return async () => {
    site.close().closeAllConnections();
    await photos.close();
  };
}
