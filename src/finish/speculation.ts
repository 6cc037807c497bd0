/**
 * Rules by which browsers get a page ready before it is opened: they fetch it while the pointer rests on its link, and render it
 * while the link is pressed. Only pages of this site, and not the one that is open (`#*` is any place in it). The rules are the
 * same on every page, so that the policy needs one hash. Browsers that save data ignore them.
 * Syntax: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const elsewhere = { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] };

export const speculationRules = JSON.stringify({
  prefetch: [{ where: elsewhere, eagerness: "moderate" }],
  prerender: [{ where: elsewhere, eagerness: "conservative" }],
});
