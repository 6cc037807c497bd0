import { isPreview } from "./preview";

test.each([
  [{ PREVIEW: "true" }, true],
  [{ CONTEXT: "deploy-preview" }, true],
  [{ CONTEXT: "branch-deploy" }, true],
  [{ CONTEXT: "production" }, false],
  [{}, false],
])("with %j, a build that only colleagues look at: %s", (environment, expected) => {
  expect(isPreview(environment)).toBe(expected);
});
