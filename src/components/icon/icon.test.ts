import { readFileSync } from "node:fs";
import { Kind, parse } from "graphql";

test("each word that editors can write as an icon has a drawing", () => {
  const { definitions } = parse(readFileSync("src/content-types/icon.graphql", "utf8"));
  const words = definitions.flatMap((type) => (type.kind === Kind.ENUM_TYPE_DEFINITION ? (type.values ?? []) : []));
  const drawn = [...readFileSync("static/icons.svg", "utf8").matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.sort()).toEqual(words.map(({ name }) => name.value).sort());
});
