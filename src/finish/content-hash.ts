import { createHash } from "node:crypto";

/** Whether a file's name holds a hash of its content, as in "/islands-0a1b2c3d4e.js": such a file never changes. */
export const hashedName = /[-.][0-9a-f]{8,20}\.\w+$/;

/** `share/about.png` -> `share/about-0a1b2c3d4e.png`. */
export const nameByContent = (file: string, data: Buffer): string =>
  file.replace(/\.\w+$/, `-${digestOf([data]).slice(0, 10)}$&`);

/** One digest of several texts and files. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part));
  return hash.digest("hex");
}
