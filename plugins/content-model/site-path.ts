import { siteFile } from "./content-types";
import { readEntry } from "./read/content";
import { readText } from "./read/read-text";
import { normalizeUrl } from "./schema/formats";

/** Gatsby's `pathPrefix`: `/harbour` for `url: https://example.github.io/harbour`, "" at the root of a host. */
export function sitePath(): string {
  const url = readEntry(siteFile, readText)?.data?.url;
  const address = typeof url === "string" ? normalizeUrl(url) : undefined;
  return address ? new URL(address).pathname.replace(/\/$/, "") : "";
}
