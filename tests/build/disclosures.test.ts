/** @jest-environment node */
import { readContent } from "../../src/content/read/content";
import { elementsIn, type Element, type Parent } from "../../src/finish/tree";
import { all, readPages } from "./pages";

const { facts } = readContent();
const pages = readPages();

/** All words inside an element. */
const wordsIn = (node: Parent): string =>
  node.childNodes
    .map((child) => ("value" in child ? child.value : "childNodes" in child ? wordsIn(child) : ""))
    .join("");

const footerOf = (document: Parent): Element | undefined =>
  [...elementsIn(document)].find(({ tagName }) => tagName === "footer");

/** Companies Act 2006 section 82 with SI 2015/17, and the Electronic Commerce Regulations 2002. */
const asked = ["legalName", "companyNumber", "registeredIn", "address", "email"];

test.each(pages)("$file says who is behind it", ({ document }) => {
  const footer = footerOf(document);
  const words = footer ? wordsIn(footer) : "";
  for (const name of asked) expect(words).toContain(facts.get(name));
  expect(all(document, "a", { href: `mailto:${facts.get("email")}` }).length).toBeGreaterThan(0);
});

test("registrations stand at the foot of every page if the company has them, and only then", () => {
  const names = ["vatNumber", "icoNumber", "amlSupervision", "redressScheme", "clientMoneyProtection"];
  for (const { document } of pages) {
    const footer = footerOf(document);
    const words = footer ? wordsIn(footer) : "";
    for (const name of names) if (facts.has(name)) expect(words).toContain(facts.get(name));
    if (!names.some((name) => facts.has(name))) expect(words).not.toMatch(/VAT|Redress|Client money|laundering/i);
  }
});
