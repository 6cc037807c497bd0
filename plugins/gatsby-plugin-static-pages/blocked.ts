import { unescapeHtml } from "../content-model/escape-html";
import { siteFile } from "../content-model/content-types";
import { allows, hashSource, type Policy } from "./policy";
import { urlsIn } from "./style-sheets";

/** The elements that load a file or send a form, with its URL. */
const loading =
  /<(script|iframe|img|video|audio|source|embed|object|form|button|link(?=[^>]* rel="stylesheet"))\b[^>]*?\s(?:src|href|data|(?:form)?[Aa]ction)="([^"]*)"/g;

/** The directives of these elements; of those that are not here, it is "media-src". */
const directives: Partial<Record<string, string>> = {
  script: "script-src",
  iframe: "frame-src",
  img: "img-src",
  embed: "object-src",
  object: "object-src",
  link: "style-src",
  form: "form-action",
  button: "form-action",
};

const sheet =
  "the style sheet of a section type that content/ uses, whose folder has the type's name, or a .module.scss that a page in code imports";

const remedies: Partial<Record<string, string>> = {
  "style-src": `write it in ${sheet}`,
  "object-src": "link to it, for example to a PDF in static/",
  "form-action":
    'show a form of content/forms/, which can have an "endpoint" of its own, or link to the page of the service',
};

/** The parts of a page that browsers leave out without a word, because its policy does not allow them, each with the remedy. */
export function findBlocked(html: string, policy: Policy): string[] {
  if (/<div [^>]*data-gatsby-image-wrapper/.test(html))
    return [
      "a photo is shown with GatsbyImage or StaticImage, which need Gatsby's script: show it with Photo from src/components/photo",
    ];
  const elements = [...html.matchAll(loading)].flatMap(([, tag = "", src = ""]) => {
    const directive = directives[tag] ?? "media-src";
    const url = unescapeHtml(src);
    if (allows(policy, directive, url)) return [];
    const listed = `list its host under "thirdParties" in ${siteFile} with "purposes: [${directive.replace("-src", "")}]", or remove it from the component`;
    const remedy =
      remedies[directive] ?? (/script|frame/.test(directive) ? listed : "put the file into static/, and show that one");
    return blocked(`an <${tag}> with ${url.slice(0, 120)}`, remedy);
  });
  const inline = [...html.matchAll(/<(script(?= type="module">|>)|style\b)[^>]*>([^]*?)<\/\1>/g)];
  const written = inline.flatMap(([, tag = "", text = ""]) => {
    if (policy.get(`${tag}-src`)?.includes(hashSource(text))) return [];
    const place = tag === "style" ? sheet : "a script.ts beside the section's component";
    return blocked(`an inline <${tag}>`, `write it in ${place}`);
  });
  // From the attribute, which most pages lack: a search from each tag takes 0.3 seconds for 1,000 pages.
  const attributes = [...html.matchAll(/ (style="[^"]*")(?<=<[a-z][^>]*)/g)].map(([, style = ""]) =>
    blocked(`the attribute ${style}`, "write it in its style sheet"),
  );
  return [...elements, ...written, ...attributes];
}

/**
 * The same for style sheets, for example of an image of less than 10 KB, which webpack writes into them. Names each host and each type of
 * image once, with the first selector: a package may have many.
 */
export function findBlockedStyles(styles: string, policy: Policy): string[] {
  const found = new Map<string, string>();
  for (const { selector, url } of urlsIn(styles)) {
    const name = url.replace(/^(data:[^;,]*|https?:\/\/[^/]*).*/, "$1…");
    if (!allows(policy, "img-src", url) && !found.has(name)) found.set(name, selector);
  }
  const files = [...found].map(([name, selector]) =>
    blocked(
      `url(${name}) in the style of "${selector}"`,
      'put the file into static/, and write its path there, for example url("/plan.png")',
    ),
  );
  const imports = [...styles.matchAll(/@import\b[^;]*/g)].map(([rule]) =>
    blocked(`the style ${rule}`, 'copy its rules, or follow docs/branding.md, "Fonts"'),
  );
  return [...files, ...imports];
}

const blocked = (what: string, remedy: string): string =>
  `a component or plugin has ${what}, which the Content-Security-Policy blocks: ${remedy}`;
