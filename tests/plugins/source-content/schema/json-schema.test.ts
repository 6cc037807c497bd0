import { jsonSchema } from "../../../../plugins/gatsby-source-content/schema/json-schema";
import { readTypes } from "../../../../plugins/gatsby-source-content/schema/sdl";

const types = readTypes();

test("says for forms what a choice means, what a name names, and what the site takes if a field is left out", () => {
  const { focus } = jsonSchema(types, "Photo").properties ?? {};
  expect(Object.keys(focus?.choices ?? {})).toEqual(focus?.enum);
  expect(Object.values(focus?.choices ?? {})).not.toContain("");
  expect(focus?.enum).toContain(focus?.default);
  expect(jsonSchema(types, "Page").properties?.sections?.items?.names).toBe("section");
  expect(jsonSchema(types, "StorySection").properties?.photo?.names).toBe("photo");
  expect(jsonSchema(types, "ContactSection").properties?.form?.names).toBe("form");
});
