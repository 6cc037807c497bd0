import { readdirSync } from "node:fs";
import path from "node:path";
import { parse, type Rule } from "postcss";
import { compile } from "sass";
import { sassOptions } from "../../plugins/gatsby-plugin-static-pages/style-sheets";

/*
 * Tests each pair of colours in the style sheets against WCAG 2.2: text needs 4.5:1 (1.4.3), other marks 3:1 (1.4.11), and text for
 * visitors who prefer more contrast 7:1 (1.4.6). docs/branding.md explains how to change colours.
 */

/** Tokens that may be faint as lines, because these are decorative. Text in them needs its ratio. */
const decorative = ["line", "accent"];

type Scheme = "light" | "dark";
type Tokens = ReadonlyMap<string, string>;

const rules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".scss") && !path.basename(file).startsWith("_"))
  .flatMap((file) => {
    const found: { file: string; rule: Rule; media: string }[] = [];
    parse(compile(path.join("src", file), sassOptions).css).walkRules((rule) => {
      const media = rule.parent?.type === "atrule" && "params" in rule.parent ? rule.parent.params : "";
      if (media !== "print") found.push({ file, rule, media });
    });
    return found;
  });

const tokensWithin = (query: string): [string, string][] =>
  rules
    .filter(({ media }) => media === query)
    .flatMap(({ rule }) => rule.nodes)
    .flatMap((node) => (node.type === "decl" && node.variable ? [[node.prop.slice(2), node.value]] : []));
const usual: Tokens = new Map(tokensWithin(""));
const strong: Tokens = new Map([...usual, ...tokensWithin("(prefers-contrast: more)")]);
const forced: Tokens = new Map(tokensWithin("(forced-colors: active)"));

const valueOf = ({ nodes }: Rule, properties: RegExp): string =>
  nodes.flatMap((node) => (node.type === "decl" && properties.test(node.prop) ? [node.value] : [])).join(" ");
const valueIn = (scheme: Scheme, value: string): string =>
  value.replaceAll(/light-dark\((var\(.*?\)|.*?), (var\(.*?\)|.*?)\)/g, scheme === "light" ? "$1" : "$2");
const tokensIn = (scheme: Scheme, value: string): string[] =>
  [...valueIn(scheme, value).matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = ""]) => (usual.has(name) ? name : []));

/** A rule's tokens for text, other marks, and the background, which with a mask or a gradient is a drawing. */
function usesOf(rule: Rule, scheme: Scheme) {
  const background = valueOf(rule, /^background/);
  const isDrawn = background.includes("gradient") || valueOf(rule, /^mask/) !== "";
  const isSvgText = /\btext\b/.test(rule.selector);
  const marks = valueOf(rule, isSvgText ? /^stroke/ : /^(border|outline|box-shadow|stroke|fill|text-decoration-color)/);
  return {
    text: tokensIn(scheme, valueOf(rule, isSvgText ? /^(color|fill)$/ : /^color$/)),
    marks: tokensIn(scheme, isDrawn ? `${marks} ${background}` : marks).filter((name) => !decorative.includes(name)),
    background: isDrawn ? [] : tokensIn(scheme, background),
    drawn: isDrawn ? tokensIn(scheme, background) : [],
  };
}

const backgroundsWhere = (isWanted: (rule: Rule) => boolean): ReadonlySet<string> =>
  new Set(rules.flatMap(({ rule }) => (isWanted(rule) ? usesOf(rule, "light").background : [])));
/** Any text may be on a background whose rule sets no text colour. */
const shared = backgroundsWhere((rule) => !valueOf(rule, /^color$/).includes("var("));
const alwaysDark = backgroundsWhere((rule) => valueOf(rule, /^color-scheme$/) === "dark");

/** From 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(name: string, scheme: Scheme, tokens: Tokens): number {
  const value = valueIn(scheme, tokens.get(name) ?? "");
  const [other] = tokensIn(scheme, value);
  if (other) return luminance(other, scheme, usual);
  const digits = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  if (!digits) throw new Error(`"${name}" is ${value}: write colours as #rrggbb (src/styles/_tokens.scss)`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs of a rule's tokens that have too little contrast. */
function faintPairs(rule: Rule, scheme: Scheme, tokens: Tokens, minimum: { text: number; marks: number }): string[] {
  const uses = usesOf(rule, scheme);
  const own = uses.background.length > 0 && uses.text.length > 0 ? uses.background : [...shared];
  return (["text", "marks"] as const).flatMap((use) =>
    uses[use].flatMap((front) =>
      (front.startsWith("on-") ? [front.slice(3)] : use === "text" ? own : [...shared]).flatMap((back) => {
        const shown = alwaysDark.has(back) ? "dark" : scheme;
        const [less = 0, more = 0] = [front, back].map((name) => luminance(name, shown, tokens)).sort((a, b) => a - b);
        const ratio = (more + 0.05) / (less + 0.05);
        return ratio < minimum[use]
          ? `"${front}" on "${back}": ${ratio.toFixed(2)} to 1, ${minimum[use]} needed for ${use}`
          : [];
      }),
    ),
  );
}

test.each([
  ["in light mode", "light", usual, { text: 4.5, marks: 3 }],
  ["in dark mode", "dark", usual, { text: 4.5, marks: 3 }],
  ["in light mode with more contrast", "light", strong, { text: 7, marks: 4.5 }],
  ["in dark mode with more contrast", "dark", strong, { text: 7, marks: 4.5 }],
] as const)("each colour contrasts with its backgrounds, %s", (_name, scheme, tokens, minimum) => {
  // Each pair once, with one of its places.
  const faint = rules.flatMap(({ file, rule }) =>
    faintPairs(rule, scheme, tokens, minimum).map((pair) => [pair, `src/${file}: ${rule.selector}`] as const),
  );
  expect(new Map(faint)).toEqual(new Map());
});

test("drawings stay, in the text's colour, if colours are forced", () => {
  const drawn = rules.filter(({ rule }) => usesOf(rule, "light").drawn.length > 0).map(({ rule }) => rule);
  const kept = rules.filter(({ rule }) => valueOf(rule, /^forced-color-adjust$/) === "none");
  const selectors = drawn.map(({ selector }) => selector);
  expect(kept.map(({ rule }) => rule.selector)).toEqual(expect.arrayContaining(selectors));
  const tokens = drawn.flatMap((rule) => [...usesOf(rule, "light").drawn, ...usesOf(rule, "dark").drawn]);
  expect(tokens.filter((name) => forced.get(name) !== "CanvasText")).toEqual([]);
});
