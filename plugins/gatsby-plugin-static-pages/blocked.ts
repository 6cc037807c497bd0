import { unescapeHtml } from "../content-model/escape-html";
import { siteFile } from "../content-model/content-types";
import { allows, hashSource, type Policy } from "./policy";

/** What browsers leave out of a page without a word, because its policy does not allow it, each with the remedy. */
export function findBlocked(html: string, policy: Policy): string[] {
  if (/<div [^>]*data-gatsby-image-wrapper/.test(html))
    return [
      "a photo is shown by GatsbyImage or StaticImage, which need Gatsby's script: show it by Photo of src/components/photo",
    ];
  const elements = [...html.matchAll(/<(script|iframe|img)\b[^>]*?\ssrc="([^"]*)"/g)];
  const loaded = elements.flatMap(([, tag = "", src = ""]) => {
    const purpose = tag === "iframe" ? "frame" : tag;
    const url = unescapeHtml(src);
    if (allows(policy, `${purpose}-src`, url)) return [];
    const listed = `list its host under "thirdParties" in ${siteFile} with "purposes: [${purpose}]", or remove it from the component`;
    const remedy = tag === "img" ? "put the image into static/, and show that file" : listed;
    return blocked(`an <${tag}> with ${url.slice(0, 120)}`, remedy);
  });
  const inline = [...html.matchAll(/<(script(?= type="module">|>)|style\b)[^>]*>([^]*?)<\/\1>/g)];
  const written = inline.flatMap(([, tag = "", text = ""]) => {
    if (policy.get(`${tag}-src`)?.includes(hashSource(text))) return [];
    const sheet =
      "the style sheet of a section type that content/ uses, whose folder has the type's name, or a .module.scss that a page in code imports";
    const place = tag === "style" ? sheet : "a script.ts beside the section's component";
    return blocked(`an inline <${tag}>`, `write it in ${place}`);
  });
  // From the attribute, which most pages lack: from each tag, the search takes five times as long.
  const attributes = [...html.matchAll(/ (style="[^"]*")(?<=<[a-z][^>]*)/g)].map(([, style = ""]) =>
    blocked(`the attribute ${style}`, "write it in its style sheet"),
  );
  return [...loaded, ...written, ...attributes];
}

const blocked = (what: string, remedy: string): string =>
  `a component has ${what}, which the Content-Security-Policy blocks: ${remedy}`;
