import { isPreview, showsDrafts } from "../../../plugins/content-model/preview";

test.each([
  [{ PREVIEW: "true" }, true],
  [{ CONTEXT: "deploy-preview" }, true],
  [{ CONTEXT: "branch-deploy" }, true],
  [{ CONTEXT: "production" }, false],
  [{}, false],
])("with %j, a build is a preview and shows drafts: %s", (environment, expected) => {
  expect(isPreview(environment)).toBe(expected);
  expect(showsDrafts({ ...environment, NODE_ENV: "production" })).toBe(expected);
  expect(showsDrafts({ ...environment, NODE_ENV: "development" })).toBe(true);
});
