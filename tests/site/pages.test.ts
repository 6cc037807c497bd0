/** @jest-environment jsdom */
import { brotliCompressSync } from "node:zlib";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/files";
import { brotli } from "../../plugins/gatsby-plugin-static-pages/page-weight";
import { allPages, company, prefix, filledIn } from "../expected";
import { all, attributes, builtPages, open, readFile, textOf, withOwnPages } from "./pages";

test("the site has a page for every page in content/, and no other but those in code", () => {
  expect([...builtPages.keys()].sort()).toEqual(withOwnPages(allPages.map(({ path }) => pageFile(path))));
});

test.each(allPages)("$path loads the photo of its first section at once, and others lazily", ({ path }) => {
  const { document } = open(path);
  const first = all(document, "main > section:first-child img").slice(0, 1);
  for (const photo of all(document, "main img")) {
    expect(photo.getAttribute("loading")).toBe(first.includes(photo) ? null : "lazy");
    expect(photo.getAttribute("fetchpriority")).toBe(first.includes(photo) ? "high" : null);
  }
});

test.each(allPages)("$path has no script of more than 3 KiB", ({ path }) => {
  for (const script of attributes(open(path).document, "script[src]", "src"))
    expect(brotliCompressSync(readFile(script?.slice(`${prefix}/`.length) ?? ""), brotli).length).toBeLessThan(3073);
});

// Companies Act 2006 section 82 with SI 2015/17, and the Electronic Commerce Regulations 2002.
test.each(allPages)("the footer of $path names the company behind the site", ({ path }) => {
  const { document } = open(path);
  const footer = textOf(document.querySelector("footer"));
  const facts = ["legalName", "companyNumber", "registeredIn", "email"].filter((name) => name in company);
  // A page in another language may have the places in its own words.
  const isTranslated = document.documentElement.lang !== "en-GB";
  const expected = [...facts, "registeredOffice"].filter((name) => !isTranslated || !name.startsWith("registered"));
  for (const name of expected) expect(footer).toContain(filledIn(`{${name}}`));
  expect(attributes(document, "footer a", "href")).toContain(filledIn("mailto:{email}"));
});
