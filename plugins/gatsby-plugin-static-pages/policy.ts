import { hash } from "node:crypto";
import { formats } from "../content-model/schema/formats";

/** The sources that each directive allows. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * One Content-Security-Policy for all pages: the styles and scripts of the build, photos, forms, and third parties of `content/site.md`.
 * Directives: https://www.w3.org/TR/CSP3/#csp-directives
 */
export function policyOf(
  site: Queries.FinishedSiteQuery,
  styles: string[],
  scripts: string[],
  hasSectionScript = false,
): Policy {
  const { method, endpoint, redirectOrigins } = site.company?.delivery ?? { method: "email" };
  const targets = { email: "mailto:", netlify: "/", endpoint: endpoint ?? "" };
  const forms = site.allForm.nodes.map((form) => (method === "endpoint" && form.endpoint) || targets[method]);
  const { analytics, thirdParties = [], tourFrames = [] } = site.company ?? {};
  const script = analytics ? [analytics.script] : [];
  // Some services have an attribute for the URL that visits are sent to.
  const reports = analytics?.attributes.flatMap(({ value }) => (formats.web?.validate(value) ? value : [])) ?? [];
  const allowed = (purpose: Queries.Purpose, more: string[]): string[] =>
    sources([...more, ...thirdParties.flatMap(({ url, purposes }) => (purposes.includes(purpose) ? url : []))]);
  const frames = allowed("frame", [...tourFrames]);
  // The policy also applies to redirects, and a service may redirect to other sites or back to this one.
  const redirects = (method === "endpoint" && redirectOrigins) || [];
  const connections = allowed("connect", [...forms, ...redirects, ...script, ...reports]).filter(
    (target) => target !== "mailto:",
  );
  const self = forms.length > 0 ? ["'self'"] : [];
  // Only forms and some section types have a script file.
  const ownScripts = hasSectionScript ? ["'self'"] : self;
  return new Map([
    ["default-src", []],
    ["script-src", [...ownScripts, ...scripts.map(hashSource), ...allowed("script", script)]],
    ["style-src", styles.map(hashSource).sort()],
    ["img-src", ["'self'", ...sources(site.allPhoto.distinct)]],
    ["media-src", ["'self'"]],
    ["font-src", ["'self'"]],
    // 'self', because Lighthouse fetches robots.txt under the page's own policy.
    ["connect-src", ["'self'", ...connections]],
    ...(frames.length > 0 ? [["frame-src", frames] as const] : []),
    ["manifest-src", ["'self'"]],
    ["form-action", [...self, ...sources([...forms, ...redirects])]],
    ["base-uri", []],
    ["frame-ancestors", []],
  ]);
}

export const allows = (policy: Policy, directive: string, url: string): boolean =>
  (policy.get(directive) ?? []).includes(sourceOf(url));

/** The policy as a header, or for a `<meta>`, in which browsers ignore `frame-ancestors`. */
export const policyText = (policy: Policy, by: "header" | "meta" = "header"): string =>
  [...policy]
    .filter(([name]) => by === "header" || name !== "frame-ancestors")
    .map(([name, values]) => [name, ...(values.length > 0 ? values : ["'none'"])].join(" "))
    .join("; ");

/** Whether the header fits into a line of Cloudflare's `_headers`: https://developers.cloudflare.com/pages/configuration/headers/ */
export const fitsHeader = (policy: Policy): boolean => `Content-Security-Policy: ${policyText(policy)}`.length <= 2000;

/** The source of an inline style or script: browsers hash the text between the tags. */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

const sources = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map(sourceOf))].filter((source) => source !== "'self'").sort();

const here = "https://this-site.invalid";

/** `https://example.com/a` -> `https://example.com`, `mailto:a@example.com` -> `mailto:`, `/thanks` -> `'self'`. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address, here);
  return origin === here ? "'self'" : origin === "null" ? protocol : origin;
}
