/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "sass";
import { readBrand } from "./brand";
import { drawingInto } from "./pictures";
import { card, cardSize } from "./share/card";
import { Typesetter } from "./share/typesetter";

const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#123456"/></svg>';

test("a picture that did not change is not drawn again", async () => {
  const draw = drawingInto(folder);
  const first = await draw(svg, { width: 8, height: 8 });
  const [kept = ""] = readdirSync(folder);
  const { mtimeNs } = statSync(path.join(folder, kept), { bigint: true });
  expect(await draw(svg, { width: 8, height: 8 })).toEqual(first);
  expect(statSync(path.join(folder, kept), { bigint: true }).mtimeNs).toBe(mtimeNs);
  const changed = await draw(svg.replace("#123456", "#654321"), { width: 8, height: 8 });
  expect(changed.subarray(1, 4).toString()).toBe("PNG");
  expect(changed).not.toEqual(first);
});

test("a kept picture that is broken is drawn again", async () => {
  const draw = drawingInto(folder);
  const first = await draw(svg, { width: 16, height: 16 });
  for (const kept of readdirSync(folder)) truncateSync(path.join(folder, kept), 60);
  expect(await draw(svg, { width: 16, height: 16 })).toEqual(first);
});

describe("the card of a page", () => {
  const type = new Typesetter(readFileSync("static/fonts/libre-caslon-display.woff2"));
  const brand = readBrand(compile("src/styles/global.scss").css);
  const name = "Larch Row";

  test("depends on no font of the machine", () => {
    expect(card({ heading: "Our Services", name }, brand, type)).not.toMatch(/<text|font/);
  });

  test("shows the heading and the name", () => {
    const one = card({ heading: "Our Services", name }, brand, type);
    expect(card({ heading: "Our Mission", name }, brand, type)).not.toBe(one);
    expect(card({ heading: "Our Services", name: "Quince Yard" }, brand, type)).not.toBe(one);
  });

  test("keeps the longest heading inside its edges", () => {
    const heading = "A heading which takes all of the eighty characters that a heading is allowed now";
    for (const size of [124, 64])
      for (const line of type.lines(heading, size, 1056)) expect(line.width).toBeLessThanOrEqual(1056);
    expect(type.lines(heading, 64, 1056).length * 64).toBeLessThan(cardSize.height - 220 - 150);
  });

  test("spreads a heading evenly over its lines", () => {
    const [first, last] = type.lines("Homes bought with care and let with respect", 84, 1056);
    expect(last?.width).toBeGreaterThan((first?.width ?? 0) / 2);
  });

  test("writes a letter that the font lacks in its plain form", () => {
    expect(type.line("Tŷ Ŵyn", 40).width).toBeCloseTo(type.line("Ty Wyn", 40).width);
  });
});
