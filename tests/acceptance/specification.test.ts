/**
 * Compares the built site with its owner's order. To change what was ordered, change tests/acceptance/order.yaml.
 * @jest-environment jsdom
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { all, attributes, open, readFile, textOf } from "../site/pages";
import { company, prefix, filledIn as filledInOnSite } from "../expected";
import { isRecord } from "../../plugins/content-model/record";

interface SectionOrder {
  heading?: string;
  anchor?: string;
  entries?: readonly string[] | number;
  bullets?: number;
  links?: Readonly<Record<string, string>>;
  numbered?: true;
  words?: readonly string[];
}
interface Order {
  pages: { path: string; navigation: Readonly<Record<string, string>>; sections: SectionOrder[] }[];
  forms: Record<string, [label: string, attributes: Record<string, string | null>, maximum: number][]>;
  propertyBands: string[];
}
const { pages, forms, propertyBands } = parse(readFileSync(`${__dirname}/order.yaml`, "utf8")) as Order;

const town = isRecord(company.address) ? String(company.address.town) : "";
const filledIn = (text: string): string => filledInOnSite(text.replace("{town}", town));
const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";
const target = (to: string): string =>
  filledIn(to).replace(/^tel:.*/, (tel) => tel.replaceAll(" ", "").replace("tel:0", "tel:+44"));

/** The wanted texts that an element contains. */
const wordsIn = (element: Element | null, wanted: readonly string[]): string[] =>
  wanted.filter((words) => textOf(element).toLowerCase().includes(filledIn(words).toLowerCase()));

/** The parts of an order that a section fulfils. */
function shown(section: Element, { entries, links = {}, words = [] }: SectionOrder): Required<SectionOrder> {
  const headings = all(section, "h3").map(textOf);
  const isShown = ([to, text]: [string, string]): boolean =>
    all(section, "a").some((link) => hrefOf(link) === target(to) && textOf(link).includes(filledIn(text)));
  const [bullets = 0, ...others] = new Set(all(section, "li > ul").map(({ children }) => children.length));
  return {
    heading: textOf(section.querySelector("h1, h2")),
    anchor: section.id,
    entries:
      typeof entries === "object" ? entries.filter((entry, at) => headings[at]?.includes(entry)) : headings.length,
    bullets: others.length === 0 ? bullets : Number.NaN,
    ...(section.querySelector("ol") && { numbered: true }),
    links: Object.fromEntries(Object.entries(links).filter(isShown)),
    words: wordsIn(section, words),
  } as Required<SectionOrder>;
}

describe.each(pages)("$path", ({ path, navigation, sections }) => {
  const { document } = open(path);
  const footer = document.querySelector("footer");

  test(`${path} has the navigation that was ordered`, () => {
    const links = all(document, "header nav a").map((link) => [textOf(link), hrefOf(link)]);
    expect(links).toEqual(Object.entries(navigation));
  });

  test(`${path} has the sections that were ordered, in that order`, () => {
    const found = all(document, "main > section");
    expect(found).toHaveLength(sections.length);
    for (const [at, order] of sections.entries()) {
      const wanted = order.heading === undefined ? order : { ...order, heading: filledIn(order.heading) };
      expect({ section: at + 1, ...(found[at] && shown(found[at], order)) }).toMatchObject({
        section: at + 1,
        ...wanted,
      });
    }
  });

  test(`the footer of ${path} has the quick links, the year of foundation and the disclaimer`, () => {
    const wanted = [...pages.map((one) => one.path), "/#contact"];
    expect(footer && all(footer, "a").map(hrefOf)).toEqual(expect.arrayContaining(wanted));
    const words = ["© 2024", "information only", "not an offer", "regulated advice"];
    expect(wordsIn(footer, words)).toEqual(words);
  });
});

test.each(Object.entries(forms))("the form on %s has the fields that were ordered", (page, fields) => {
  const { document } = open(page);
  const labels = all(document, "main form label[for]");
  const island = attributes(document, "[data-island]", "data-island").join();
  const data = readFile(island.slice(`${prefix}/`.length));
  for (const [label, wanted, limit] of fields) {
    expect(data).toMatch(new RegExp(`"label":"${label}"[^}]*"maxLength":${limit},`));
    const id = labels.find((one) => textOf(one).startsWith(label))?.getAttribute("for") ?? "";
    const control = document.getElementById(id);
    const found = Object.keys(wanted).map((name) => [name, control?.getAttribute(name)]);
    expect({ label, ...Object.fromEntries(found) }).toEqual({ label, ...wanted });
  }
  const bands = all(document, "main form input[type=radio]");
  expect(bands.map((band) => band.getAttribute("value"))).toEqual(page === "/agents" ? propertyBands : []);
  expect(bands.filter((band) => band.hasAttribute("checked"))).toEqual([]);
});

test("there is a page of thanks, and the privacy page states the company, recipients and the visitor's rights", () => {
  expect(textOf(open("/thanks").document.querySelector("h1"))).not.toBe("");
  const facts = ["{enquiryPrivacyText}", "{photoHosts}", "{legalName}", "{email}"];
  const matters = ["lawful basis", "legitimate interests", "months", "complaint", "Information Commissioner", "object"];
  const main = open("/privacy").document.querySelector("main");
  expect(wordsIn(main, [...facts, ...matters])).toEqual([...facts, ...matters]);
});
