import { readFileSync } from "node:fs";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { reference } from "./reference";

test("docs/reference.md is up to date; if not, run `npm run generate`", () => {
  expect(readFileSync("docs/reference.md", "utf8")).toBe(reference(readTypes("src")));
});
