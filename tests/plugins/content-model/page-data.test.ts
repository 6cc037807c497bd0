import { parse } from "graphql";
import { aliasesIn, pageData } from "../../../plugins/content-model/page-data";
import { readTypes } from "../../../plugins/content-model/schema/read-types";
import { siteWith } from "../../fixtures";

test("previews have every field that a query renames, of sections, their items and the page", () => {
  const source = `
    export const fragment = graphql\`
      fragment StepsSection on StepsSection { stepsLayout: layout name: heading items { step: heading } }
    \`;
    export const query = graphql\`
      query Page { page { browserTitle: title sections { ... on Section { place: anchor content: html } } } }
    \`;`;
  const types = readTypes("src");
  const site = siteWith({});
  const { dataOf } = pageData(site, types, aliasesIn([source]));
  const entry = site.entries.get("content/pages/home/page.md");
  const steps = {
    stepsLayout: "line",
    name: "The process",
    items: [{ step: "Buy" }, {}],
    place: "process",
    content: null,
  };
  expect(entry && dataOf(entry)).toMatchObject({ browserTitle: entry?.data?.title, sections: [{}, {}, steps, {}] });
});

test("previews have the photos that a list names, each with its own image rather than a stock photo", () => {
  const [wall] = parse('type WallSection { pictures: [Photo!]! @link(by: "slug") }').definitions;
  const types = new Map([...readTypes("src"), ...(wall ? [["WallSection", wall] as const] : [])]);
  const file = "content/pages/home/wall.md";
  const site = siteWith({
    [file]: "---\ntype: wall\npictures: [uk-house, modern-kitchen]\n---\n",
    "content/photos/uk-house.md": ["---\n", "---\nimage: house.jpg\n"],
  });
  const entry = site.entries.get(file);
  const withSource = (slug: string, src: unknown) => ({ slug, gatsbyImageData: { images: { fallback: { src } } } });
  expect(entry && pageData(site, types, [], (image) => `/${image}`).dataOf(entry)).toMatchObject({
    pictures: [
      withSource("uk-house", "/content/photos/house.jpg"),
      withSource("modern-kitchen", expect.stringContaining("https://images.")),
    ],
  });
});
