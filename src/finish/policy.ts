import { createHash } from "node:crypto";
import type { Document } from "./tree";
import { attribute, elementsIn, textOf, type Element } from "./tree";

/** What the finished pages hold that a policy has to allow; gathered over all of them. */
export interface Allowed {
  /** Inline style sheets, as `'sha256-…'`. */
  styles: Set<string>;
  /** Inline blocks that execute, as `'sha256-…'`; data such as JSON-LD is none. */
  scripts: Set<string>;
  /** Where pictures come from, as in "https://images.unsplash.com". */
  pictures: Set<string>;
  /** Where forms are sent: "'self'", "mailto:" or an origin. */
  forms: Set<string>;
  /** Whether a page loads a script of the site's own. */
  ownScripts: boolean;
}

export const nothingAllowed = (): Allowed => ({
  styles: new Set(),
  scripts: new Set(),
  pictures: new Set(),
  forms: new Set(),
  ownScripts: false,
});

/** Adds what one finished page holds. */
export function allow(allowed: Allowed, page: Document): void {
  for (const element of elementsIn(page)) {
    const { tagName } = element;
    if (tagName === "style") allowStyle(allowed, textOf(element));
    else if (tagName === "script") allowScript(allowed, element);
    else if (tagName === "img") addOrigin(allowed.pictures, attribute(element, "src"));
    else if (tagName === "form") addOrigin(allowed.forms, attribute(element, "action"));
  }
}

/** The drawings of the style sheet stand in it as data, which its hash vouches for. */
function allowStyle(allowed: Allowed, text: string): void {
  allowed.styles.add(hash(text));
  if (text.includes("data:image/")) allowed.pictures.add("data:");
}

function allowScript(allowed: Allowed, script: Element): void {
  if (attribute(script, "src") !== undefined) allowed.ownScripts = true;
  else if (!(attribute(script, "type") ?? "").endsWith("json")) allowed.scripts.add(hash(textOf(script)));
}

/** `https://example.com/a` -> `https://example.com`, `mailto:a@example.com` -> `mailto:`, `/thanks` -> `'self'`. */
function addOrigin(origins: Set<string>, address = ""): void {
  if (!URL.canParse(address)) origins.add("'self'");
  else {
    const { origin, protocol } = new URL(address);
    origins.add(origin === "null" ? protocol : origin);
  }
}

/**
 * One Content-Security-Policy for all pages: everything that is not named is forbidden.
 * Directives: https://www.w3.org/TR/CSP3/#csp-directives
 */
export function contentSecurityPolicy({ styles, scripts, pictures, forms, ownScripts }: Allowed): string {
  const calls = ownScripts ? [...forms].filter((target) => target !== "mailto:") : [];
  const directives: Record<string, Iterable<string>> = {
    "default-src": ["'none'"],
    "script-src": [...(ownScripts ? ["'self'"] : []), ...[...scripts].sort()],
    "style-src": [...styles].sort(),
    "img-src": ["'self'", ...[...pictures].filter((origin) => origin !== "'self'").sort()],
    "font-src": ["'self'"],
    // The site itself, because browsers fetch robots.txt for the tools that check it under the page's own policy.
    "connect-src": [...new Set(["'self'", ...calls])].sort(),
    "manifest-src": ["'self'"],
    "form-action": [...forms].sort(),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values])
    .map((parts) => (parts.length > 1 ? parts : [...parts, "'none'"]).join(" "))
    .join("; ");
}

/** As the policy writes it; browsers hash the text between the tags. */
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
