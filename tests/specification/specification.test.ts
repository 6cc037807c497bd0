/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../plugins/gatsby-source-content/read/content";
import { fillTokens } from "../../plugins/gatsby-source-content/read/tokens";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/addresses";
import { isRecord } from "../../plugins/gatsby-source-content/record";
import { forms, otherPaths, propertyBands, specification, type SectionSpecification } from "./pages";

const { entries, facts } = readContent();
const address = entries.get("content/site.md")?.data?.address;
const tokens = new Map([...facts, ["town", isRecord(address) ? String(address.town) : ""]]);
const said = (text: string): string => fillTokens(text, tokens);

const textOf = (node: Element | null | undefined): string => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
const all = (node: ParentNode, selector: string): Element[] => [...node.querySelectorAll(selector)];
const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";
const target = (to: string): string => said(to).replace(/^tel:.*/, (tel) => tel.replaceAll(" ", ""));

/** Opens a page of the built site. */
function open(page: string): Document {
  const html = readFileSync(path.join("dist", pageFile(page)), "utf8");
  return new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ""), "text/html");
}

/** Fails with one sentence for the person who changed the site, or who ordered the change. */
function ordered<Value>(where: string, what: string, actual: Value, expected: Value): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new Error(
    `The site differs from what its owner ordered: ${what} of ${where} is ${JSON.stringify(actual)} and was ordered as ` +
      `${JSON.stringify(expected)}. If the change is wanted, change tests/specification/pages.ts with it.`,
  );
}

/** Those of the wanted texts that are not there. */
const missing = (wanted: readonly string[], text: string): string[] =>
  wanted.map(said).filter((words) => !text.toLowerCase().includes(words.toLowerCase()));

function holdSection(where: string, section: Element, order: SectionSpecification): void {
  const entries = all(section, "h3").map(textOf);
  const own = textOf(section.querySelector("h1, h2"));
  const links = all(section, "a");
  if (order.anchor) ordered(where, "the anchor", section.id, order.anchor);
  if (order.heading) ordered(where, "the heading", own, said(order.heading));
  if (typeof order.entries === "number") ordered(where, "the number of entries", entries.length, order.entries);
  else if (order.entries)
    ordered(
      where,
      "the list of entries",
      order.entries.map((name, at) => (entries[at]?.includes(name) ? name : (entries[at] ?? "nothing"))),
      [...order.entries],
    );
  if (order.bullets !== undefined)
    ordered(
      where,
      "the number of bullets",
      [...new Set(all(section, "li > ul").map((list) => list.children.length))],
      [order.bullets],
    );
  if (order.numbered) ordered(where, "the list of steps", section.querySelector("ol") !== null, true);
  ordered(where, "the list of missing words", missing(order.words ?? [], textOf(section)), []);
  for (const [text, to] of order.links ?? [])
    ordered(
      where,
      `the link to ${target(to)}`,
      links.some((link) => hrefOf(link) === target(to) && textOf(link).includes(said(text))),
      true,
    );
}

describe.each(specification)("$path", ({ path: page, navigation, sections }) => {
  const document = open(page);

  test("has the navigation that was ordered", () => {
    const links = all(document, "header nav a").map((link) => [textOf(link), hrefOf(link)]);
    ordered(
      page,
      "the navigation",
      links,
      navigation.map(([text, to]) => [text, to]),
    );
  });

  test("has the sections that were ordered, in their order", () => {
    const found = all(document, "main > section");
    ordered(page, "the number of sections", found.length, sections.length);
    sections.forEach((order, at) => {
      const section = found[at];
      if (section) holdSection(`section ${at + 1} on ${page}`, section, order);
    });
  });

  test("ends with quick links and the year of foundation", () => {
    const footer = document.querySelector("footer");
    const links = footer ? all(footer, "a").map(hrefOf) : [];
    const wanted = [...specification.map((one) => one.path), "/#contact"];
    ordered(
      `the footer of ${page}`,
      "the list of missing links",
      wanted.filter((to) => !links.includes(to)),
      [],
    );
    ordered(`the footer of ${page}`, "the list of missing words", missing(["© 2024"], textOf(footer)), []);
  });
});

test.each(Object.entries(forms))("the form on %s has exactly the fields that were ordered", (page, fields) => {
  const form = open(page).querySelector("main form");
  const where = `the form on ${page}`;
  const labels = form ? all(form, "label[for]") : [];
  const labelled = (label: string) => labels.find((one) => textOf(one).startsWith(label));
  for (const [label, wanted] of fields) {
    const id = labelled(label)?.getAttribute("for");
    const control = id ? form?.querySelector(`#${id}`) : undefined;
    ordered(where, `"${label}", required`, control?.hasAttribute("required"), wanted.required);
    ordered(where, `"${label}", longest answer`, control?.getAttribute("maxlength"), String(wanted.maxLength));
    if ("type" in wanted) ordered(where, `"${label}", type`, control?.getAttribute("type"), wanted.type);
    if ("rows" in wanted) ordered(where, `"${label}", rows`, control?.getAttribute("rows"), String(wanted.rows));
  }
  const bands = form ? all(form, "input[type=radio]") : [];
  ordered(
    where,
    "the list of bands",
    bands.map((band) => band.getAttribute("value")),
    page === "/agents" ? [...propertyBands] : [],
  );
  ordered(where, "the number of chosen bands", bands.filter((band) => band.hasAttribute("checked")).length, 0);
});

test.each(otherPaths)("%s is there", (page) => {
  expect(textOf(open(page).querySelector("h1"))).not.toBe("");
});

test("the constants are those that were ordered", () => {
  ordered("the site", "the year of foundation", facts.get("established"), "2024");
  ordered("the site", "the coverage", facts.get("coverage"), "Nationwide UK Coverage");
});

test("the privacy page says who receives what, and the foot of every page that it is no offer", () => {
  const privacy = textOf(open("/privacy").querySelector("main"));
  const facts = ["{enquiryRoute}", "{photoHosts}", "{legalName}", "{email}"];
  const matters = ["lawful basis", "legitimate interests", "months", "complaint", "Information Commissioner", "object"];
  ordered("/privacy", "the list of missing words", missing([...facts, ...matters], privacy), []);
  for (const { path: page } of specification) {
    const footer = textOf(open(page).querySelector("footer"));
    ordered(
      `the footer of ${page}`,
      "the list of missing words",
      missing(["information only", "not an offer", "regulated advice"], footer),
      [],
    );
  }
});
