import type { FullConfig } from "@playwright/test";
import { listen } from "../../tools/lib/listen";
import { createSiteServer } from "../../tools/lib/site-server";
import { prefix } from "../expected";
import { createStockHost } from "../../tools/lib/stock-host/server";

/** Before the tests: serves the site that the configuration names and the stand-in for the photo hosts on free ports, which the configuration reads. */
export default async function startServers({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const site = createSiteServer(String(metadata.site), prefix);
  const photos = await createStockHost();
  process.env.SITE_PORT = String(await listen(site));
  process.env.PHOTO_PORT = String(photos.port);
  return async () => {
    site.close().closeAllConnections();
    await photos.close();
  };
}
