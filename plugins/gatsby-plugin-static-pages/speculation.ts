/**
 * Rules by which browsers prefetch and prerender pages of this site. On a desktop, they prefetch the pages in the navigation at once, a
 * page when the pointer reaches its link, and prerender it when the pointer stays there. Phones, whose navigation is a closed menu,
 * prefetch the pages whose links are visible, 43 KB in all. Links to the open page (`#*`) are excluded. The rules are the same on every
 * page, so that the CSP needs one hash. Browsers in data-saving mode ignore them. `prefix` is the path prefix of the site.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
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
