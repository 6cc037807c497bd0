import { compile } from "sass";
import { sassOptions } from "../../plugins/gatsby-plugin-static-pages/style-sheets";

type Scheme = "light" | "dark";

const backgrounds = ["surface", "surface-shaded", "inverse"];

/** Colour tokens, what each is seen on, and the ratio that it needs: WCAG 2.2, 1.4.3 for text, 1.4.11 for marks, and 1.4.6 for 7:1. */
const pairs: readonly [token: string, backgrounds: readonly string[], minimum: number][] = [
  ["text", [...backgrounds, "line"], 7],
  ["error", ["surface", "surface-shaded"], 7],
  ["on-accent", ["accent"], 7],
  ["muted", backgrounds, 4.5],
  ["drawing", backgrounds, 3],
];

const { css } = compile("src/styles/global.scss", sassOptions);

/** By token and scheme, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminances = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((.*?), (.*?)\);/g)].flatMap(([, token = "", light = "", dark = ""]) => [
    [`${token} light`, luminance(token, light)],
    [`${token} dark`, luminance(token, dark)],
  ]),
);

function luminance(token: string, value: string): number {
  const digits = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  if (!digits) throw new Error(`"${token}" is ${value}: write colours as #rrggbb (src/styles/_tokens.scss)`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(token: string, background: string, scheme: Scheme): number {
  // Sections with this background are dark in both schemes.
  const shown = background === "inverse" ? "dark" : scheme;
  const both = [token, background].map((name) => luminances.get(`${name} ${shown}`) ?? NaN).sort((a, b) => a - b);
  const [less = 0, more = 0] = both;
  return (more + 0.05) / (less + 0.05);
}

test.each<Scheme>(["light", "dark"])("each colour contrasts with its backgrounds in %s mode", (scheme) => {
  const faint = pairs.flatMap(([token, on, minimum]) =>
    on
      .map((background) => ({ background, found: ratio(token, background, scheme) }))
      .filter(({ found }) => !(found >= minimum))
      .map(({ background, found }) => `"${token}" on "${background}": ${found.toFixed(2)} to 1, ${minimum} needed`),
  );
  expect(faint).toEqual([]);
});

test("muted text and drawings have the colour of text for visitors who prefer more contrast", () => {
  expect(css).toMatch(/\(prefers-contrast: more\) \{\s*:root \{\s*--muted: var\(--text\);\s*--drawing: var\(--text\);/);
});
