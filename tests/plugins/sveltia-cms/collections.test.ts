import Ajv from "ajv";
import { readFileSync } from "node:fs";
import { readTypes } from "../../../plugins/content-model/schema/read-types";
import { cmsConfig, pageCollection } from "../../../plugins/gatsby-plugin-sveltia-cms/collections";
import { siteWith } from "../../fixtures";

// The bundle leaves out Sveltia's own validation, which would run in each editor's browser.
test("Sveltia accepts the configuration", () => {
  const types = readTypes("src");
  const { collections = [], ...config } = cmsConfig(siteWith({}), types, { name: "github", repo: "example/site" });
  const schema = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
  validate({ ...config, collections: [...collections, pageCollection(types, "home")] });
  expect(validate.errors).toBeNull();
});
