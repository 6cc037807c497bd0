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
  expect(entry && dataOf(entry)).toMatchObject({
    browserTitle: entry?.data?.title,
    sections: expect.arrayContaining([
      expect.objectContaining({
        __typename: "StepsSection",
        stepsLayout: expect.any(String),
        name: expect.any(String),
      }),
    ]),
  });
  const steps = site.entries.get("content/pages/home/process.md");
  const data = steps && dataOf(steps);
  expect(data).toMatchObject({ place: "process", items: [{ step: expect.any(String) }, {}] });
  expect(data).toHaveProperty("content", data?.html);
});
