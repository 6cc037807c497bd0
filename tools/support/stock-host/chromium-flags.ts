import { photoHosts } from "../../../plugins/gatsby-source-content/photos";

/** The hosts that the stand-in stands in for, as in "images.unsplash.com". */
export const stockHosts = photoHosts.map(({ origin }) => new URL(origin).hostname);

/** What sends Chromium to a stand-in on this port of this machine instead of to the stock hosts. */
export function chromiumFlags(port: number): string[] {
  const rules = stockHosts.map((host) => `MAP ${host} 127.0.0.1:${port}`);
  return [`--host-resolver-rules=${rules.join(",")}`, "--ignore-certificate-errors"];
}
