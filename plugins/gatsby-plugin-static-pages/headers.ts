import { policyText, type Policy } from "./policy";

/** `Cache-Control` of files whose name changes with their content. */
export const immutable = "public, max-age=31536000, immutable";

/** `Cache-Control` of all other files: browsers ask whether they changed. */
export const revalidated = "public, max-age=0, must-revalidate";

/**
 * A page's address with slashes after it, for the servers that lead it to the one without. Of any other address, such as
 * `/%5Cevil.example/`, no `Location` is allowed: browsers take `/\evil.example` for another site.
 */
export const slashed = (prefix: string): string => `^(${prefix}(?:/[a-z0-9-]+)+)/+$`;

/** Powers of the browser that no page uses. */
const unusedPowers = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** What hosts send with every answer, by name. Each host's file is written from this one source. */
export const headersOf = (policy: Policy): [name: string, value: string][] => [
  ["Content-Security-Policy", policyText(policy)],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", unusedPowers.map((power) => `${power}=()`).join(", ")],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  // A year, and this host only: the others may have no TLS.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
];
