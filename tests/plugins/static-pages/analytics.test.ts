/** @jest-environment jsdom */
import { analyticsLoader } from "../../../plugins/gatsby-plugin-static-pages/analytics";

const attributes = [{ name: "data-site", value: '</script>"' }];
const loader = analyticsLoader({ script: "https://stats.example.com/count.js", attributes });

test.each([
  ["no wish", {}, 1],
  ["Do Not Track", { doNotTrack: "1" }, 0],
  ["Global Privacy Control", { globalPrivacyControl: true }, 0],
])("with %s, a page loads the statistics script after everything else, or not at all", (_, wish, count) => {
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: undefined, ...wish }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  document.head.replaceChildren(Object.assign(document.createElement("script"), { textContent: loader }));
  expect(document.scripts).toHaveLength(1);
  window.dispatchEvent(new Event("load"));
  expect([...document.scripts].slice(1).map(({ src, dataset }) => [src, dataset.site])).toEqual(
    Array.from({ length: count }, () => ["https://stats.example.com/count.js", '</script>"']),
  );
  expect(loader).not.toContain("</");
});
