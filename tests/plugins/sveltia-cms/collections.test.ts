import Ajv from "ajv";
import { readFileSync } from "node:fs";
import { readTypes } from "../../../plugins/content-model/schema/read-types";
import { cmsConfig, pageCollection } from "../../../plugins/gatsby-plugin-sveltia-cms/collections";
import { siteWith } from "../../fixtures";

const types = readTypes("src");
const { collections = [], ...config } = cmsConfig(siteWith({}), types, { name: "github", repo: "example/site" });
const all = [...collections, pageCollection(types, "home")];

// The bundle leaves out Sveltia's own validation, which would run in each editor's browser.
test("Sveltia accepts the configuration", () => {
  const schema = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
  validate({ ...config, collections: all });
  expect(validate.errors).toBeNull();
});

test("hints have no names of files and of fields, and no quotation marks to type", () => {
  const hints = JSON.stringify(all).match(/(?<="hint":")(?:\\.|[^"\\])+/g) ?? [];
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => /in quotation marks|\.md\b|`\w/.test(hint))).toEqual([]);
});
