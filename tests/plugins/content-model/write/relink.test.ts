import { relink } from "../../../../plugins/content-model/write/relink";
import { siteWith } from "../../../fixtures";

const draft = "content/pages/about/mission.md";

test.each([
  ["a section of a page changes the links to it", "content/pages/about/story.md", "to: /about#story", "to: /about#new"],
  [
    "a section changes the links to an old path",
    "content/pages/about/story.md",
    "to: /who+us#story",
    "to: /who+us#new",
  ],
  ["a section changes the links on its page", "content/pages/home/process.md", 'to: "#process"', 'to: "#new"'],
  [
    "a photo changes the texts that show it",
    "content/photos/uk-house.md",
    "a: ![](photo:uk-house)",
    "a: ![](photo:new)",
  ],
  ["a section that no page shows changes nothing", draft, "heading: Our mission", "heading: Our mission"],
])("renaming %s", (_what, file, written, expected) => {
  const content = siteWith({
    "content/pages/about/page.md": ["path: /about", "path: /about\nredirectFrom: [/who+us]"],
    [draft]: "---\ntype: prose\nheading: A mission\n---\n",
    "content/pages/home/quote.md": `---\ntype: prose\n${written}\n---\n`,
  });
  const [entry, old] = ["content/pages/home/quote.md", file].map((name) => content.entries.get(name));
  if (!entry || !old) throw new Error("The fixture site has no such file");
  expect(relink(entry, old, "new", content)).toBe(entry.text.replace(written, expected));
});

test("renaming a shared section changes the lists of the pages that show it", () => {
  const content = siteWith({});
  const [page, old] = ["pages/about/page", "shared/contact"].map((name) => content.entries.get(`content/${name}.md`));
  if (!page || !old) throw new Error("The fixture site has no such file");
  expect(relink(page, old, "new", content)).toBe(page.text.replace("- contact", "- new"));
});
