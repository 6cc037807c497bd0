import { createHash } from "node:crypto";
import type { Document } from "./tree";
import { attribute, elementsIn, textOf, type Element } from "./tree";

/** What a finished page holds that the policy has to allow. */
export interface Allowed {
  /** Inline style sheets, as `'sha256-…'`. */
  styles: readonly string[];
  /** Inline blocks that execute, as `'sha256-…'`; data such as JSON-LD is none. */
  scripts: readonly string[];
  /** Where pictures come from, as in "https://images.unsplash.com". */
  pictures: readonly string[];
  /** Where forms are sent: "'self'", "mailto:" or an origin. */
  forms: readonly string[];
  /** Further origins that a service leads the browser to after that. */
  redirects: readonly string[];
  /** Whether a page loads a script of the site's own. */
  ownScripts: boolean;
}

/** What one finished page holds. */
export function allowedBy(page: Document): Allowed {
  const elements = [...elementsIn(page)];
  const all = (tagName: string): Element[] => elements.filter((element) => element.tagName === tagName);
  const inline = all("script").filter((script) => attribute(script, "src") === undefined);
  return {
    styles: all("style").map((style) => hashSource(textOf(style))),
    scripts: inline
      .filter((script) => !attribute(script, "type")?.endsWith("json"))
      .map((script) => hashSource(textOf(script))),
    pictures: once(all("img").map((image) => originOf(attribute(image, "src")))),
    forms: once(elements.flatMap(targetsOf)),
    redirects: once(all("form").flatMap((form) => attribute(form, "data-redirects")?.split(" ") ?? [])),
    ownScripts: inline.length < all("script").length,
  };
}

/** Where an element lets a form be sent. A service may lead back to this site, and browsers hold redirects to the policy as well. */
function targetsOf(element: Element): string[] {
  const isForm = element.tagName === "form";
  const target = attribute(element, isForm ? "action" : "formaction");
  return [...(isForm ? ["'self'"] : []), ...(target === undefined ? [] : [originOf(target)])];
}

/** `https://example.com/a` -> `https://example.com`, `mailto:a@example.com` -> `mailto:`, `/thanks` -> `'self'`. */
function originOf(address = ""): string {
  if (!URL.canParse(address)) return "'self'";
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

const once = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * One Content-Security-Policy for all pages, of what they hold: everything that is not named is forbidden.
 * Directives: https://www.w3.org/TR/CSP3/#csp-directives
 */
export function contentSecurityPolicy(pages: readonly Allowed[]): string {
  const all = (of: (page: Allowed) => readonly string[]): string[] => once(pages.flatMap(of)).sort();
  const forms = all((page) => page.forms);
  const ownScripts = pages.some((page) => page.ownScripts);
  const calls = ownScripts ? forms.filter((target) => target !== "mailto:") : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...(ownScripts ? ["'self'"] : []), ...all((page) => page.scripts)],
    "style-src": all((page) => page.styles),
    "img-src": once(["'self'", ...all((page) => page.pictures)]),
    "font-src": ["'self'"],
    // The site itself, because browsers fetch robots.txt for the tools that check it under the page's own policy.
    "connect-src": once(["'self'", ...calls]).sort(),
    "manifest-src": ["'self'"],
    "form-action": once([...forms, ...all((page) => page.redirects)]),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values])
    .map((parts) => (parts.length > 1 ? parts : [...parts, "'none'"]).join(" "))
    .join("; ");
}

/** As the policy writes it; browsers hash the text between the tags. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
