import { createHash } from "node:crypto";

/** The sources that each directive allows. What is not named is forbidden. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** What the content says of other hosts. */
interface Known extends Pick<Queries.FinishedSiteQuery, "allForm" | "allPhoto"> {
  company: Pick<NonNullable<Queries.FinishedSiteQuery["company"]>, "delivery"> | null;
}

/**
 * One Content-Security-Policy for all pages, of what the site knows of itself, whatever its pages hold: the blocks of styles and of
 * inline script that the build writes, the hosts whose photos it shows, and where its forms are sent.
 * Directives: https://www.w3.org/TR/CSP3/#csp-directives
 */
export function policyOf({ company, allForm, allPhoto }: Known, styles: string[], scripts: string[]): Policy {
  const { method, endpoint, redirectOrigins } = company?.delivery ?? { method: "email" };
  const targets = { email: "mailto:", netlify: "/", endpoint: endpoint ?? "" };
  const forms = allForm.nodes.map((form) => (method === "endpoint" && form.endpoint) || targets[method]);
  const photos = allPhoto.nodes.flatMap(({ stockUrl, usedBy }) =>
    stockUrl !== null && usedBy.length > 0 ? stockUrl : [],
  );
  const self = forms.length > 0 ? ["'self'"] : [];
  return new Map([
    ["default-src", []],
    // A form has a script of the site's own.
    ["script-src", [...self, ...scripts.map(hashSource)]],
    ["style-src", styles.map(hashSource).sort()],
    ["img-src", ["'self'", ...sources(photos)]],
    ["font-src", ["'self'"]],
    // The site itself, because browsers fetch robots.txt for the tools that check it under the page's own policy.
    ["connect-src", ["'self'", ...sources(forms).filter((target) => target !== "mailto:")]],
    ["manifest-src", ["'self'"]],
    // A service may lead on to other sites, or back to this one, and browsers hold redirects to the policy as well.
    ["form-action", [...self, ...sources([...forms, ...((method === "endpoint" && redirectOrigins) || [])])]],
    ["base-uri", []],
    ["frame-ancestors", []],
  ]);
}

/** The policy as a header says it, or a page itself, where browsers pass over what frames may hold it. */
export const policyText = (policy: Policy, by: "header" | "meta" = "header"): string =>
  [...policy]
    .filter(([name]) => by === "header" || name !== "frame-ancestors")
    .map(([name, values]) => [name, ...(values.length > 0 ? values : ["'none'"])].join(" "))
    .join("; ");

/** What a block of styles or of script is in the policy; browsers hash the text between the tags. */
const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const sources = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map(sourceOf))].filter((source) => source !== "'self'").sort();

const here = "https://this-site.invalid";

/** `https://example.com/a` -> `https://example.com`, `mailto:a@example.com` -> `mailto:`, `/thanks` -> `'self'`. */
function sourceOf(address: string): string {
  try {
    const { origin, protocol } = new URL(address, here);
    return origin === here ? "'self'" : origin === "null" ? protocol : origin;
  } catch {
    return address;
  }
}
