import type { PhotoHost } from "./host";
import * as hosts from "./hosts";

/** The hosts that photos may come from. Another host is another file here, and another line in `hosts.ts`. */
export const photoHosts: readonly PhotoHost[] = Object.values(hosts);

/** The host of an original; throws for one that the content check would have refused. */
export function hostOf(source: string): PhotoHost {
  const host = photoHosts.find((one) => one.accepts(source));
  if (!host) throw new Error(`No stock host knows the photo ${source}`);
  return host;
}
