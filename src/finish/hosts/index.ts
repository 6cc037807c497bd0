import { writeFile } from "node:fs/promises";
import path from "node:path";
import { hashedName } from "../hashed";
import type { Delivery } from "../headers";
import { caddyFile } from "./caddy";
import { headersFile, redirectsFile } from "./netlify";
import { nginxFile } from "./nginx";

/** Writes into a site what hosts read there. `files` are the site's, as in "fonts/caslon-0a1b2c3d4e.woff2". */
export async function writeForHosts(site: string, sent: Delivery, files: readonly string[]): Promise<void> {
  const hashed = files.map((file) => `/${file}`).filter((file) => hashedName.test(file));
  await writeFile(path.join(site, "_headers"), headersFile(sent, hashed));
  await writeFile(path.join(site, "_redirects"), redirectsFile(sent));
}

/** Writes what one's own server includes. */
export async function writeForServers(folder: string, sent: Delivery): Promise<void> {
  await writeFile(path.join(folder, "nginx.conf"), nginxFile(sent));
  await writeFile(path.join(folder, "Caddyfile"), caddyFile(sent));
}
