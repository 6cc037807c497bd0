import type { PhotoHost } from "./host";
import { pexels } from "./pexels";
import { unsplash } from "./unsplash";

/** The hosts that photos may come from. Another host is another file here, and its name in this list. */
export const photoHosts: readonly PhotoHost[] = [pexels, unsplash];

/** The host of an original; throws for one that the content check would have refused. */
export function hostOf(source: string): PhotoHost {
  const host = photoHosts.find((one) => one.accepts(source));
  if (!host) throw new Error(`No stock host knows the photo ${source}`);
  return host;
}
