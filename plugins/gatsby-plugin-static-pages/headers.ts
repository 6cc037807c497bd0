import { policyText, type Policy } from "./policy";

/** What hosts send with the site. Each host's file is written from this one source. */
export interface HostSettings {
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** `Cache-Control` of files whose name changes with their content. */
  immutable: string;
  /** `Cache-Control` of all other files: browsers ask whether they changed. */
  revalidated: string;
  /** Old addresses and where they lead for good. */
  redirects: readonly Redirect[];
}

export interface Redirect {
  from: string;
  to: string;
}

/**
 * A page's address with slashes after it, for the servers that lead it to the one without. Of any other address, such as
 * `/%5Cevil.example/`, nothing may stand in `Location`: browsers take `/\evil.example` for another site.
 */
export const slashed = "^((?:/[a-z0-9-]+)+)/+$";

/** Powers of the browser that no page uses. */
const unusedPowers = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

export const hostSettings = (policy: Policy, redirects: readonly Redirect[]): HostSettings => ({
  headers: {
    "Content-Security-Policy": policyText(policy),
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedPowers.map((power) => `${power}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // A year, and this host alone: whether others have TLS, the site cannot know.
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  },
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
  redirects,
});
