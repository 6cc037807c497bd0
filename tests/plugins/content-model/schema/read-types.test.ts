import { parseDescription } from "../../../../plugins/content-model/schema/description";
import { extended } from "../../../../plugins/content-model/schema/wrong-types";
import { readTypes } from "../../../../plugins/content-model/schema/read-types";

// GraphiQL, the forms of the CMS and the reference show these.
test("every type, field and enum value has a description with an example", () => {
  const parts = [...readTypes("src")].flatMap(([name, type]) => [
    ...(extended.includes(name) || !("description" in type) ? [] : [[name, type.description?.value] as const]),
    ...("fields" in type ? (type.fields ?? []) : "values" in type ? (type.values ?? []) : []).map(
      (part) => [`${name}.${part.name.value}`, part.description?.value] as const,
    ),
  ]);
  const poor = parts.filter(([, text]) => {
    const { words, example } = parseDescription(text);
    return !words || !example;
  });
  expect(poor.map(([name]) => name)).toEqual([]);
  expect(parts.length).toBeGreaterThan(200);
});
