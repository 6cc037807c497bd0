/**
 * Tells browsers which page a visitor is about to open: one whose link the pointer rests on is fetched, and one whose link is
 * pressed is made ready. Only pages of this site, never the one that is open (`#*` is any place in it). The same on every page,
 * so that the policy needs one hash. Saving data is left to the browser.
 * Syntax: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const elsewhere = { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] };

export const speculationRules = JSON.stringify({
  prefetch: [{ where: elsewhere, eagerness: "moderate" }],
  prerender: [{ where: elsewhere, eagerness: "conservative" }],
});
