import { readdirSync } from "node:fs";
import path from "node:path";
import { parse, type Rule } from "postcss";
import { compile } from "sass";

/*
 * Each pair of colours that the style sheets use is held to WCAG 2.2: text to 4.5 to 1 (1.4.3), other marks to 3 to 1 (1.4.11), and for
 * those who ask for more contrast text to 7 to 1 (1.4.6). docs/branding.md says how to change colours.
 */

/** Fine lines and accents: what they say is also said in words or in another colour. Text in them is still held to its contrast. */
const ornaments = ["line", "accent"];

type Scheme = "day" | "night";
type Tokens = ReadonlyMap<string, string>;

const rules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".scss") && !path.basename(file).startsWith("_"))
  .flatMap((file) => {
    const found: { file: string; rule: Rule; media: string }[] = [];
    parse(compile(path.join("src", file)).css).walkRules((rule) => {
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
const usual = new Map(tokensWithin(""));
const strong = new Map([...usual, ...tokensWithin("(prefers-contrast: more)")]);
const forced = new Map(tokensWithin("(forced-colors: active)"));

const valueOf = ({ nodes }: Rule, properties: RegExp): string =>
  nodes.flatMap((node) => (node.type === "decl" && properties.test(node.prop) ? [node.value] : [])).join(" ");
const chosen = (value: string, scheme: Scheme): string =>
  value.replaceAll(/light-dark\((var\(.*?\)|.*?), (var\(.*?\)|.*?)\)/g, scheme === "day" ? "$1" : "$2");
const tokensIn = (value: string, scheme: Scheme): string[] =>
  [...chosen(value, scheme).matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = ""]) => (usual.has(name) ? [name] : []));

/** The tokens of a rule: those of text, of other marks, and of its ground. A mask or a gradient makes a drawing of a background. */
function usesOf(rule: Rule, scheme: Scheme) {
  const background = valueOf(rule, /^background/);
  const isDrawn = background.includes("gradient") || valueOf(rule, /^mask/) !== "";
  const setsText = /\btext\b/.test(rule.selector);
  const marks = valueOf(rule, setsText ? /^stroke/ : /^(border|outline|box-shadow|stroke|fill|text-decoration-color)/);
  return {
    text: tokensIn(valueOf(rule, setsText ? /^(color|fill)$/ : /^color$/), scheme),
    marks: tokensIn(isDrawn ? `${marks} ${background}` : marks, scheme).filter((name) => !ornaments.includes(name)),
    ground: isDrawn ? [] : tokensIn(background, scheme),
    drawn: isDrawn ? tokensIn(background, scheme) : [],
  };
}

/** What stands on a ground that brings no colour of text may stand on all of them. A blueprint is as by night by day too. */
const bare = rules.filter(({ rule }) => !valueOf(rule, /^color$/).includes("var("));
const grounds = new Set(bare.flatMap(({ rule }) => usesOf(rule, "day").ground));
const blueprints = rules.filter(({ rule }) => valueOf(rule, /^color-scheme$/) === "dark");
const dark = new Set(blueprints.flatMap(({ rule }) => usesOf(rule, "day").ground));

/** From 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(name: string, scheme: Scheme, tokens: Tokens): number {
  const value = chosen(tokens.get(name) ?? "", scheme);
  const [other] = tokensIn(value, scheme);
  if (other) return luminance(other, scheme, usual);
  const digits = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  if (!digits) throw new Error(`"${name}" is ${value}: write colours as #rrggbb (src/styles/_tokens.scss)`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs of a rule that have less than the wanted contrast. */
function faintIn(rule: Rule, scheme: Scheme, tokens: Tokens, least: { text: number; marks: number }): string[] {
  const uses = usesOf(rule, scheme);
  const own = uses.ground.length > 0 && uses.text.length > 0 ? uses.ground : [...grounds];
  return (["text", "marks"] as const).flatMap((kind) =>
    uses[kind].flatMap((front) =>
      (front.startsWith("on-") ? [front.slice(3)] : kind === "text" ? own : [...grounds]).flatMap((back) => {
        const at = dark.has(back) ? "night" : scheme;
        const [less = 0, most = 0] = [front, back].map((name) => luminance(name, at, tokens)).sort((a, b) => a - b);
        const ratio = (most + 0.05) / (less + 0.05);
        return ratio < least[kind]
          ? `"${front}" on "${back}": ${ratio.toFixed(2)} to 1, ${kind} need ${least[kind]}`
          : [];
      }),
    ),
  );
}

test.each([
  ["by day", "day", usual, { text: 4.5, marks: 3 }],
  ["by night", "night", usual, { text: 4.5, marks: 3 }],
  ["by day with more contrast", "day", strong, { text: 7, marks: 4.5 }],
  ["by night with more contrast", "night", strong, { text: 7, marks: 4.5 }],
] as const)("each colour stands out from every ground that it is on, %s", (_name, scheme, tokens, least) => {
  // Each pair once, with one place where it stands.
  const faint = rules.flatMap(({ file, rule }) =>
    faintIn(rule, scheme, tokens, least).map((pair) => [pair, `src/${file}: ${rule.selector}`] as const),
  );
  expect(new Map(faint)).toEqual(new Map());
});

test("where colours are forced, drawings stay and have the text's", () => {
  const drawn = rules.filter(({ rule }) => usesOf(rule, "day").drawn.length > 0);
  const kept = rules
    .filter(({ rule }) => valueOf(rule, /^forced-color-adjust$/) === "none")
    .map(({ rule }) => rule.selector);
  expect(drawn.filter(({ rule }) => !kept.includes(rule.selector)).map(({ rule }) => rule.selector)).toEqual([]);
  const tokens = drawn.flatMap(({ rule }) => [...usesOf(rule, "day").drawn, ...usesOf(rule, "night").drawn]);
  expect(tokens.filter((name) => forced.get(name) !== "CanvasText")).toEqual([]);
});
