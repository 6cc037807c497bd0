/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

test("the last build asked no other machine for anything", () => {
  const log = readFileSync(path.resolve("reports/network.log"), "utf8");
  expect(log).toBe("");
});
