import { emptyOf, labelOf, shownPath, titleOf } from "../../../../plugins/gatsby-plugin-edit-on-page/panel/fields";
import type { FieldSchema } from "../../../../plugins/gatsby-plugin-edit-on-page/protocol";

const link: FieldSchema = {
  type: "object",
  properties: { text: { type: "string" }, to: { type: "string" }, look: { type: "string", enum: ["a"] } },
  required: ["text", "look"],
};
const schema: FieldSchema = { type: "object", properties: { links: { type: "array", items: link } } };

test("a field is called by its name in words, and an entry by its first text", () => {
  expect([labelOf("sectionLinks"), labelOf("as-usual")]).toEqual(["Section links", "As usual"]);
  expect([titleOf({ year: 1999, text: "Founded" }), titleOf({ year: 1999 })]).toEqual(["Founded", ""]);
});

test("a new field has what can be empty, and leaves the rest to the editor", () =>
  expect(emptyOf(link)).toEqual({ text: "" }));

test("a mistake stands at the innermost field that the form has", () => {
  expect(shownPath(schema, ["links", 2, "to"])).toEqual(["links", 2, "to"]);
  expect(shownPath(schema, ["links", 2, "target"])).toEqual(["links", 2]);
  expect(shownPath(schema, ["colour"])).toEqual([]);
});
