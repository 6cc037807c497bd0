import { readdirSync } from "node:fs";
import path from "node:path";

test("style sheets have unique names, because their classes start with them", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.scss"))
    .map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
