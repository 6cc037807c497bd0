import { listen } from "../../tools/support/listen";
import { createSiteServer } from "../../tools/support/site-server";
import { createStockHost } from "../../tools/support/stock-host/server";

/** Before the tests: serves the built site and the stand-in for the photo hosts on free ports, which the configuration reads. */
export default async function startServers(): Promise<() => Promise<void>> {
  const site = createSiteServer("dist");
  const photos = await createStockHost();
  process.env.SITE_PORT = String(await listen(site));
  process.env.PHOTO_PORT = String(photos.port);
  return async () => {
    site.close().closeAllConnections();
    await photos.close();
  };
}
