import { contentSecurityPolicy, type Allowed } from "./policy";

/** What hosts send with the site. Each host's file is written from this one source. */
export interface Delivery {
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Sent with files whose name changes with their content. */
  immutable: string;
  /** Sent with all other files: browsers ask whether they changed. */
  revalidated: string;
  /** Old addresses and where they lead for good. */
  redirects: readonly Redirect[];
}

export interface Redirect {
  from: string;
  to: string;
}

/** Powers of the browser that no page uses. */
const unusedPowers = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

export const delivery = (pages: readonly Allowed[], redirects: readonly Redirect[]): Delivery => ({
  headers: {
    "Content-Security-Policy": contentSecurityPolicy(pages),
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedPowers.map((power) => `${power}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  },
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  redirects,
});
