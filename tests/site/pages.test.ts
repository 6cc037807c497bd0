/** @jest-environment jsdom */
import { brotliCompressSync } from "node:zlib";
import { pageFile } from "../../plugins/gatsby-plugin-static-pages/files";
import { brotli } from "../../plugins/gatsby-plugin-static-pages/page-weight";
import { isRecord } from "../../plugins/gatsby-source-content/record";
import { allPages, footerLinks, listIn, photoHostnames, prefix, said, stringIn } from "../expected";
import { all, attributes, builtPages, open, readFile, textOf } from "./pages";

test("the site has the pages that content/ has, and no other", () => {
  expect([...builtPages.keys()].sort()).toEqual(allPages.map(({ path }) => pageFile(path)).sort());
});

const linksIn = (node: ParentNode, selector: string) =>
  all(node, selector).map((link) => [textOf(link), link.getAttribute("href")]);

describe.each(allPages)("$path", ({ path, navigation, sections }) => {
  const { document } = open(path);

  test("has the links that its page.md says, and the foot that site.md says", () => {
    expect(linksIn(document, "header nav a")).toEqual(navigation);
    expect(linksIn(document, "footer nav a")).toEqual(footerLinks);
  });

  test("has the sections that its page.md names, in that order, with their headings and entries", () => {
    const found = all(document, "main > section");
    const shown = found.map((section, at) => ({
      anchor: section.id,
      heading: textOf(section.querySelector(at === 0 ? "h1" : "h2")),
      entries: all(section, "h3").map(textOf).slice(0, sections[at]?.entries.length),
    }));
    expect(shown).toEqual(sections.map(({ anchor, heading, entries }) => ({ anchor, heading, entries })));
    expect(document.documentElement.lang).toBe("en-GB");
  });

  test("shows its photos in frames that keep their places, the first at once and the others when they come near", () => {
    const photos = all(document, "main img");
    expect(photos.map((photo) => photo.getAttribute("alt"))).toEqual(sections.flatMap(({ alt }) => alt ?? []));
    for (const [at, photo] of photos.entries()) {
      const { hostname } = new URL(photo.getAttribute("src") ?? "", "https://own.example");
      expect(["own.example", ...photoHostnames]).toContain(hostname);
      expect(Number(photo.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(photo.getAttribute("height"))).toBeGreaterThan(0);
      const eager = at === 0 && sections[0]?.alt !== undefined;
      expect(photo.getAttribute("loading")).toBe(eager ? null : "lazy");
      expect(photo.getAttribute("fetchpriority")).toBe(eager ? "high" : null);
    }
  });

  test("asks what the files of its forms say, with nothing chosen", () => {
    const wanted = sections.flatMap(({ form }) => {
      const messages = isRecord(form?.messages) ? form.messages : {};
      return listIn(form?.questions).map(({ type, label, options = [], required = false, maxLength }) => ({
        type,
        label: required ? label : `${String(label)} (${stringIn(messages, "optional")})`,
        options,
        required,
        maxLength: typeof maxLength === "number" ? `${maxLength}` : null,
      }));
    });
    expect(
      all(document, "main form :is(fieldset, input:not([type=radio], [type=hidden], [tabindex]), textarea)").map(asked),
    ).toEqual(wanted);
    expect(all(document, "main form :checked")).toEqual([]);
  });

  test("has no script but one for a form, of 3 KiB at most", () => {
    const scripts = attributes(document, "script[src]", "src").map((src) =>
      readFile(src?.slice(`${prefix}/`.length) ?? ""),
    );
    expect(scripts).toHaveLength(sections.some(({ form }) => form) ? 1 : 0);
    for (const script of scripts) expect(brotliCompressSync(script, brotli).length).toBeLessThanOrEqual(3 * 1024);
  });

  test("has no style on an element, which the policy forbids, and no token that nobody filled in", () => {
    expect(all(document, "[style]")).toEqual([]);
    expect(textOf(document.body).match(/\{\w+\}/)).toBeNull();
  });

  // Companies Act 2006 section 82 with SI 2015/17, and the Electronic Commerce Regulations 2002.
  test("says at its foot who is behind it", () => {
    const foot = textOf(document.querySelector("footer"));
    for (const name of ["legalName", "companyNumber", "registeredIn", "registeredOffice", "email"])
      expect(foot).toContain(said(`{${name}}`));
    expect(attributes(document, "footer a", "href")).toContain(said("mailto:{email}"));
  });
});

/** A question as a form asks it: in a label, or in the legend over several answers. */
const asked = (control: Element) => ({
  type: { FIELDSET: "radio", TEXTAREA: "textarea" }[control.tagName] ?? control.getAttribute("type"),
  label: textOf(control.querySelector("legend") ?? control.parentElement?.querySelector(`label[for="${control.id}"]`)),
  options: attributes(control, "input", "value"),
  required: [control, ...all(control, "input")].some((one) => one.hasAttribute("required")),
  maxLength: control.getAttribute("maxlength"),
});
