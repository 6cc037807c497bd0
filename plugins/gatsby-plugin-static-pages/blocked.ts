import { unescapeHtml } from "../content-model/escape-html";
import { siteFile } from "../content-model/content-types";
import { allows, hashSource, type Policy } from "./policy";

/** What browsers leave out of a page without a word, because its policy does not allow it, each with the remedy. */
export function findBlocked(html: string, policy: Policy): string[] {
  const elements = [...html.matchAll(/<(script|iframe|img)\b[^>]*?\ssrc="([^"]*)"/g)];
  const loaded = elements.flatMap(([, tag = "", src = ""]) => {
    const purpose = tag === "iframe" ? "frame" : tag;
    const url = unescapeHtml(src);
    if (allows(policy, `${purpose}-src`, url)) return [];
    const listed = `list its host under "thirdParties" in ${siteFile} with "purposes: [${purpose}]", or remove it from the section's component`;
    const remedy = tag === "img" ? "show a file of static/, or a photo that a section shows, too" : listed;
    return blocked(`an <${tag}> with ${url.slice(0, 120)}`, remedy);
  });
  const scripts = [...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].flatMap(([, text = ""]) =>
    policy.get("script-src")?.includes(hashSource(text))
      ? []
      : blocked("an inline script", "write it in a script.ts beside the section's component"),
  );
  const styles = [...html.matchAll(/<[a-z][^>]*? (style="[^"]*")/g)].map(([, style = ""]) =>
    blocked(`the attribute ${style}`, "write it in the section's style sheet"),
  );
  return [...loaded, ...scripts, ...styles];
}

const blocked = (what: string, remedy: string): string =>
  `a section has ${what}, which the Content-Security-Policy blocks: ${remedy}`;
