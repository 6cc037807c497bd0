/**
 * Rules by which browsers get a page ready before it is opened: they fetch it as soon as the pointer comes to its link, and render it
 * when the pointer rests there. Pages that a bar in sight names are fetched at once: only a link that is shown counts, so no phone does,
 * whose bar is a closed menu. Phones have no pointer either: they fetch the pages whose links are in sight, all pages together at most
 * 43 KB. Only pages of this site, and not the one that is open (`#*` is any place in it). The rules are the same on every page, so
 * that the policy needs one hash. Browsers that save data ignore them.
 * `prefix` is the path that the site is published below.
 * Syntax: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(prefix: string): string {
  const elsewhere = [{ href_matches: `${prefix}/*` }, { not: { href_matches: "#*" } }];
  return JSON.stringify({
    prefetch: [
      { where: { and: [...elsewhere, { selector_matches: "header nav a" }] }, eagerness: "immediate" },
      { where: { and: elsewhere }, eagerness: "eager" },
    ],
    prerender: [{ where: { and: elsewhere }, eagerness: "moderate" }],
  });
}
