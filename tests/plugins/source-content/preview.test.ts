import { isPreview, showsDrafts } from "../../../plugins/gatsby-source-content/preview";

test.each([
  [{ PREVIEW: "true" }, true],
  [{ CONTEXT: "deploy-preview" }, true],
  [{ CONTEXT: "branch-deploy" }, true],
  [{ CONTEXT: "production" }, false],
  [{}, false],
])("with %j, a build that only colleagues look at: %s", (environment, expected) => {
  expect(isPreview(environment)).toBe(expected);
});

test.each([
  [{ NODE_ENV: "development" }, true],
  [{ NODE_ENV: "production", CONTEXT: "deploy-preview" }, true],
  [{ NODE_ENV: "production", CONTEXT: "production" }, false],
  [{ NODE_ENV: "production" }, false],
])("with %j, drafts are shown: %s", (environment, expected) => {
  expect(showsDrafts(environment)).toBe(expected);
});
