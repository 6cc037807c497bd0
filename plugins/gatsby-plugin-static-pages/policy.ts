import { createHash } from "node:crypto";

/** What the site knows of itself that a browser has to be allowed, whatever its pages hold. */
export interface Known {
  /** The style blocks that the build writes. */
  styles: readonly string[];
  /** The inline scripts that the build writes. */
  scripts: readonly string[];
  /** An address at each host whose photos the site shows. */
  photos: readonly string[];
  /** Where forms are sent, as in "mailto:hello@example.com" or "/thanks"; empty for a site without forms. */
  forms: readonly string[];
  /** Other sites that a form's service leads the browser through after that. */
  redirects: readonly string[];
}

/** The sources that each directive allows. What is not named is forbidden. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** One Content-Security-Policy for all pages. Directives: https://www.w3.org/TR/CSP3/#csp-directives */
export function policyOf({ styles, scripts, photos, forms, redirects }: Known): Policy {
  const targets = sources(forms);
  const self = forms.length > 0 ? ["'self'"] : [];
  return new Map([
    ["default-src", []],
    // A form has a script of the site's own.
    ["script-src", [...self, ...scripts.map(hashSource)]],
    ["style-src", styles.map(hashSource).sort()],
    ["img-src", ["'self'", ...sources(photos)]],
    ["font-src", ["'self'"]],
    // The site itself, because browsers fetch robots.txt for the tools that check it under the page's own policy.
    ["connect-src", ["'self'", ...targets.filter((target) => target !== "mailto:")]],
    ["manifest-src", ["'self'"]],
    // A service may lead back to this site, and browsers hold redirects to the policy as well.
    ["form-action", [...self, ...sources([...forms, ...redirects])]],
    ["base-uri", []],
    ["frame-ancestors", []],
  ]);
}

/** The policy as a header says it. */
export const policyText = (policy: Policy): string =>
  [...policy].map(([name, values]) => [name, ...(values.length > 0 ? values : ["'none'"])].join(" ")).join("; ");

/** What a block of styles or of script is in the policy; browsers hash the text between the tags. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const sources = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map(sourceOf))].filter((source) => source !== "'self'").sort();

const here = "https://this-site.invalid";

/** `https://example.com/a` -> `https://example.com`, `mailto:a@example.com` -> `mailto:`, `/thanks` -> `'self'`. */
export function sourceOf(address: string): string {
  if (!URL.canParse(address, here)) return address;
  const { origin, protocol } = new URL(address, here);
  return origin === here ? "'self'" : origin === "null" ? protocol : origin;
}
