import { readFileSync } from "node:fs";
import { compile } from "sass";
import { readBrand, type Brand } from "../../../../plugins/gatsby-plugin-static-pages/brand";
import { card, cardSize } from "../../../../plugins/gatsby-plugin-static-pages/share/card";
import { typesetter } from "../../../../plugins/gatsby-plugin-static-pages/share/typesetter";

const type = typesetter(readFileSync("static/fonts/headings.woff2"));
let brand: Brand;
beforeAll(async () => (brand = await readBrand(process.cwd(), compile("src/styles/global.scss").css)));
const name = "Larch Row";

test("a card depends on no font of the machine, and shows the company's name", () => {
  const one = card({ heading: "Our Services", name }, brand, type);
  expect(one).not.toMatch(/<text|font/);
  expect(card({ heading: "Our Services", name: "Quince Yard" }, brand, type)).not.toBe(one);
});

test("a card keeps the longest heading inside its edges", () => {
  const heading = "A heading which takes all of the eighty characters that a heading is allowed now";
  for (const size of [124, 64])
    for (const line of type.lines(heading, size, 1056)) expect(line.width).toBeLessThanOrEqual(1056);
  expect(type.lines(heading, 64, 1056).length * 64).toBeLessThan(cardSize.height - 220 - 150);
});

test("a card spreads a heading evenly over its lines", () => {
  const [first, last] = type.lines("Homes bought with care and let with respect", 84, 1056);
  expect(last?.width).toBeGreaterThan((first?.width ?? 0) / 2);
});

test("a card writes a letter that the font lacks in its plain form", () => {
  expect(type.line("Tŷ Ŵyn", 40).width).toBeCloseTo(type.line("Ty Wyn", 40).width);
});
