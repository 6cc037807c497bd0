/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { checkContent } from "../../plugins/content-model/check";
import { aliasesIn, pageData } from "../../plugins/content-model/page-data";
import { fieldTexts } from "../../plugins/content-model/read/field-texts";
import { fillPlaceholders, fillPlaceholdersInLink } from "../../plugins/content-model/read/placeholders";
import { argument, hasDirective, namedType } from "../../plugins/content-model/schema/sdl";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { examples, examplesInAllLayouts, examplesPage } from "../../tools/lib/examples";
import { siteWith } from "../../tests/fixtures";
import * as registry from ".";

const types = readTypes("src");
const sources = filesIn("src").filter((file) => file.endsWith(".tsx"));
const aliases = aliasesIn(sources.map((file) => readFileSync(`src/${file}`, "utf8")));
const site = siteWith(examplesPage(examplesInAllLayouts()));
const { dataOf } = pageData(site, types, aliases);
const components = registry as unknown as Record<string, ComponentType<Record<string, unknown>>>;

const shown = [...site.entries.values()].filter(({ page }) => page === "sections");

test("every example is right in the fixture site, whose photos and pages it may name", () => {
  expect(checkContent(site, types)).toEqual([]);
});

test("the gallery shows each example as it is, beside copies in the other layouts", () => {
  const all = examplesInAllLayouts();
  expect(all.size).toBeGreaterThan(examples().size);
  expect([...examples()].filter(([name, text]) => all.get(name) !== text)).toEqual([]);
});

test.each(shown)("the example $slug shows each of its texts", (entry) => {
  const Component = components[entry.typeName ?? ""] ?? "p";
  const { container } = render(<Component {...dataOf(entry)} />);
  const texts = fieldTexts(entry, types).filter(
    ({ field }) =>
      namedType(field.type) === "String" &&
      !hasDirective(field, "link") &&
      ["format", "pattern"].every((name) => argument(field, "constraint", name) === undefined),
  );
  const missing = texts
    .map(({ value }) => fillPlaceholders(value.split("\n")[0] ?? "", site.placeholders))
    .filter((text) => !container.textContent.includes(text));
  expect(missing).toEqual([]);
  const links = fieldTexts(entry, types).filter(({ format }) => format === "link");
  const urls = [...container.querySelectorAll("[href], [src]")].flatMap((element) =>
    ["href", "src"].map((name) => element.getAttribute(name)),
  );
  const expected = links.map(({ value }) => fillPlaceholdersInLink(value, site.placeholders));
  expect(urls).toEqual(expect.arrayContaining(expected));
  expect(container.querySelector("ul:empty, ol:empty, svg:not([aria-hidden]), section:not([role])")).toBeNull();
  // Without styles, as in a browser's reader, words would run together.
  expect(container.innerHTML).not.toMatch(/\w(<\/(a|b|q|small|span|time)>)+(<(a|b|small|span)\b[^>]*>)*\w/);
});

test.each([
  [["Buy", "Rent"], "01Buy02Rent"],
  [Array.from("ABCDEFGHI"), "010203040506070809"],
])("steps in a loop have their numbers in the drawing, and their names if there is room: %j", (names, expected) => {
  const items = names.map((heading) => ({ heading, text: "", icon: null }));
  const { container } = render(
    <registry.StepsSection anchor="it" heading="How" html={null} stepsLayout="loop" items={items} />,
  );
  expect(container.querySelector("svg")).toHaveTextContent(expected);
});
