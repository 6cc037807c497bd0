/** `Cache-Control` of files whose name changes with their content. */
export const immutable = "public, max-age=31536000, immutable";

/** `Cache-Control` of all other files: browsers ask whether they changed. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Browser features that no page uses. */
const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** The headers of every response, for all hosts, besides the CSP. */
export const headers: readonly [name: string, value: string][] = [
  // Link previews, feeds and mail signatures show the images of the site.
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  // For a year, and only this host: subdomains may have no TLS.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
];
