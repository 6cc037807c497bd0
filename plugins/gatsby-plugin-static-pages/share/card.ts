import { PlainError } from "../../gatsby-source-content/plain-error";
import type { Brand } from "../brand";
import type { Typesetter } from "./typesetter";

const here = "plugins/gatsby-plugin-static-pages/share/card.ts";

/** In pixels. Every network shows a picture of this size whole. */
export const cardSize = { width: 1200, height: 630 };

const margin = 72;
const widest = cardSize.width - 2 * margin;

/** Sizes of a heading in pixels, and how many lines of each fit. The first size at which it fits is taken. */
const headings = [
  { size: 124, room: 2 },
  { size: 100, room: 2 },
  { size: 84, room: 3 },
  { size: 64, room: Infinity },
];

/** The picture beside a link to a page, as SVG: its heading and the company's name above a row of houses by night. */
export function card(words: { heading: string; name: string }, { colors, drawings }: Brand, type: Typesetter): string {
  const night = (name: string): string => {
    const color = colors.get(name);
    if (!color) throw new PlainError(`There is no colour "${name}" in src/styles/_tokens.scss, which ${here} needs.`);
    return color.night;
  };
  const drawing = (name: string, color: string, place: string): string =>
    (drawings.get(name) ?? "").replace("<svg", `<svg ${place}`).replaceAll(/(stroke|fill)="#000"/g, `$1="${color}"`);
  const row = [-30, 170, 370, 570, 770, 970, 1170].map((x) =>
    drawing("house", night("drawing"), `x="${x}" y="410" width="200" height="220"`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${night("inverse")}"/>`,
    drawing("lights", night("accent"), `x="-30" y="410" width="1000" height="220"`),
    ...row,
    drawing("mark", night("accent"), `x="${margin}" y="52" width="42" height="56"`),
    `<g fill="${night("text")}">`,
    place(margin + 60, 98, type.line(words.name, 46).svg),
    ...setHeading(words.heading, type),
    "</g></svg>",
  ].join("");
}

function setHeading(text: string, type: Typesetter): string[] {
  for (const { size, room } of headings) {
    const lines = type.lines(text, size, widest);
    if (lines.length <= room) return lines.map(({ svg }, at) => place(margin, 150 + size * (at + 0.75), svg));
  }
  return [];
}

const place = (x: number, y: number, svg: string): string => `<g transform="translate(${x} ${y})">${svg}</g>`;
