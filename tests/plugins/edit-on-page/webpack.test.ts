import { PlainError } from "../../../plugins/gatsby-source-content/plain-error";
import { withOverlay } from "../../../plugins/gatsby-plugin-edit-on-page/webpack";

class ESLintWebpackPlugin {
  apply = (): void => undefined;
}
class OtherPlugin extends ESLintWebpackPlugin {}

const [lint, other] = [new ESLintWebpackPlugin(), new OtherPlugin()];

test("the overlay and the editor are added to Gatsby's application, and Gatsby's lint is taken out", () => {
  const config = withOverlay({ entry: { commons: ["app.js"] }, plugins: [lint, other] });
  expect(config.entry).toEqual({
    commons: ["app.js", expect.stringMatching(/overlay\.ts$/), expect.stringMatching(/start\.tsx$/)],
  });
  expect(config.plugins).toEqual([other]);
});

test.each([
  ["commons", { entry: { app: ["app.js"] }, plugins: [lint] }],
  ["commons", { entry: "app.js", plugins: [lint] }],
  ["ESLintWebpackPlugin", { entry: { commons: ["app.js"] }, plugins: [other] }],
])("says that %s is missing where Gatsby's configuration is another", (name, config) => {
  expect(() => withOverlay(config)).toThrow(PlainError);
  expect(() => withOverlay(config)).toThrow(name);
});
