import { createHash } from "node:crypto";

/** Whether a file's name holds a hash of its content, as in "/islands-0a1b2c3d4e.js": such a file never changes. */
export const hashedName = /[-.][0-9a-f]{8,20}\.\w+$/;

/** `share/about.png` -> `share/about-0a1b2c3d4e.png`. */
export const nameByContent = (file: string, data: Buffer): string =>
  file.replace(/\.\w+$/, `-${createHash("sha256").update(data).digest("hex").slice(0, 10)}$&`);
