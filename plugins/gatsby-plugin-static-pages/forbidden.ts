import { hashSource, sourceOf, type Policy } from "./policy";
import { attribute, elementsIn, textOf, type Document, type Element } from "./tree";

/** Something in a page that a browser loads, runs, shows or sends to, and what the policy would have to name for that. */
interface Demand {
  directive: string;
  source: string;
  /** As the page has it, for a message. */
  shown: string;
}

/** What a page holds and the policy forbids, each in words with a remedy. Browsers would leave it out of the page without a word. */
export function forbiddenIn(page: Document, policy: Policy): string[] {
  const found = elementsIn(page)
    .flatMap(demandsOf)
    .filter(({ directive, source }) => !policy.get(directive)?.includes(source))
    .map(({ directive, shown }) => `${shown}\n    ${remedies[directive] ?? otherwise}`);
  // A photo in ten sizes is one mistake.
  return [...new Set(found)];
}

const remedies: Readonly<Record<string, string>> = {
  "style-src": "Styles of pages stand in the style sheets of src/, none in an element of its own or an attribute.",
  "script-src": "The only script of pages is the one that is built of src/islands/.",
  "img-src": "Pictures come from static/, or as photos of content/photos/ from their host: see docs/editing.md.",
  "form-action": "Forms are sent to where `delivery` in content/site.md says, or a form's own `endpoint`.",
};
const otherwise =
  "No page of this site holds anything of the kind. Leave it out, or allow it in plugins/gatsby-plugin-static-pages/policy.ts.";

/** Elements that bring in what no directive allows, or that hide their content from this reading. */
const foreign = /^(applet|audio|base|embed|fencedframe|frame|iframe|object|portal|template|track|video)$/;

/** Attributes that a browser may follow. */
const leading = /^(href|src|action|formaction)$/;

/** The directives for the addresses in attributes, by the element's tag, the kind of a `<link>` and the attribute. */
const loading: readonly (readonly [place: RegExp, directive: string | undefined])[] = [
  [/^(img|source|input) src(set)?$|^(image|feImage|use|link icon|link apple-touch-icon) href$/, "img-src"],
  [/^script (src|href)$/, "script-src"],
  [/^form action$|^(button|input) formaction$/, "form-action"],
  [/^link manifest href$/, "manifest-src"],
  [/^link preload font href$/, "font-src"],
  [/^link canonical href$/, undefined],
  // No page holds a link of another kind.
  [/^link\b.* href$/, ""],
];

function demandsOf(element: Element): Demand[] {
  const { tagName } = element;
  const demand = (directive: string, source: string, what: string): Demand => ({
    directive,
    source,
    shown: `<${tagName}${what.length > 90 ? `${what.slice(0, 90)}…` : what}`,
  });
  if (foreign.test(tagName)) return [demand("", tagName, ">")];
  const inAttributes = element.attrs.flatMap(({ name, value }) => {
    const what = ` ${name}="${value}">`;
    if (name === "style") return [demand("style-src", "'unsafe-inline'", what)];
    if (name.startsWith("on") || (leading.test(name) && sourceOf(value) === "javascript:"))
      return [demand("script-src", "'unsafe-inline'", what)];
    if (name === "http-equiv") return [demand("", value, what)];
    const kind = tagName === "link" ? [attribute(element, "rel"), attribute(element, "as")] : [];
    const place = [tagName, ...kind, name].filter(Boolean).join(" ");
    const directive = loading.find(([pattern]) => pattern.test(place))?.[1];
    if (directive === undefined) return [];
    const addresses = name === "srcset" ? addressesIn(value) : [value];
    return addresses.map((address) => demand(directive, sourceOf(address), what));
  });
  const runs = tagName === "script" && attribute(element, "src") === undefined && !isData(element);
  if (!runs && tagName !== "style") return inAttributes;
  const text = textOf(element);
  return [...inAttributes, demand(runs ? "script-src" : "style-src", hashSource(text), `>${text}`)];
}

const isData = (script: Element): boolean => attribute(script, "type")?.endsWith("json") ?? false;

/** The addresses of a `srcset`: https://html.spec.whatwg.org/#parsing-a-srcset-attribute */
const addressesIn = (srcset: string): string[] =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g)].map(([, address = ""]) => address);
