import { unescapeHtml } from "../content-model/escape-html";
import { siteFile } from "../content-model/content-types";
import { allows, type Policy } from "./policy";

/** What a page loads from other hosts than the policy allows, each with the remedy: browsers would leave it out without a word. */
export function findBlocked(html: string, policy: Policy): string[] {
  const found = [...html.matchAll(/<(script|iframe)\b[^>]*?\ssrc="([^"]*)"/g)];
  return found.flatMap(([, tag = "", src = ""]) => {
    const purpose = tag === "script" ? "script" : "frame";
    const url = unescapeHtml(src);
    if (allows(policy, `${purpose}-src`, url)) return [];
    return `a section has an <${tag}> with ${url}, which the Content-Security-Policy blocks: list its host under "thirdParties" in ${siteFile} with "purposes: [${purpose}]", or remove it from the section's component`;
  });
}
