import { createHash } from "node:crypto";

/** `share/about.png` -> `share/about-0a1b2c3d4e.png`: another content, another name. */
export const nameByContent = (file: string, data: string | Buffer): string =>
  file.replace(/\.\w+$/, `-${digestOf([data]).slice(0, 10)}$&`);

/** One digest of several texts and files. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part));
  return hash.digest("hex");
}
