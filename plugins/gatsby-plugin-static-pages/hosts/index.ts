import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { HostSettings } from "../headers";
import { caddyFile } from "./caddy";
import { headersFile, redirectsFile } from "./netlify";
import { nginxFile } from "./nginx";

/** Writes into a site what hosts read there. */
export async function writeForHosts(site: string, settings: HostSettings): Promise<void> {
  await writeFile(path.join(site, "_headers"), headersFile(settings));
  await writeFile(path.join(site, "_redirects"), redirectsFile(settings));
}

/** Writes what one's own server includes. */
export async function writeForServers(folder: string, settings: HostSettings): Promise<void> {
  await writeFile(path.join(folder, "nginx.conf"), nginxFile(settings));
  await writeFile(path.join(folder, "Caddyfile"), caddyFile(settings));
}
