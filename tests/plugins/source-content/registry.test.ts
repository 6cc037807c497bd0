import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit as onPreInitOfSite } from "../../../gatsby-node";
import { onPreInit } from "../../../plugins/gatsby-source-content/gatsby-node";
import { testFolder } from "../../support/test-folder";

const panic = jest.fn();
const start = () =>
  onPreInit?.({ reporter: { panic } } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);

test("Gatsby does not start with a section type that the registry does not export", async () => {
  const before = process.cwd();
  const files = { "src/sections/rooms/rooms.graphql": "type RoomsSection { text: String }" };
  const registry = (name: string) => ({
    ...files,
    "src/sections/index.ts": `export { ${name} } from "./rooms/rooms";`,
  });
  for (const name of ["RoomsSection", "BedroomsSection"]) {
    process.chdir(testFolder(registry(name)));
    await start();
  }
  process.chdir(before);
  expect(panic.mock.calls).toEqual([[expect.stringMatching(/^src\/sections\/index\.ts .*RoomsSection/)]]);
});

test("Gatsby does not start without the configuration, of which it imports nothing if a package is missing", () => {
  const panics = jest.fn();
  for (const config of [{ plugins: ["content-model"] }, { plugins: [] }]) {
    const api = { reporter: { panic: panics }, store: { getState: () => ({ config }) } };
    void onPreInitOfSite?.(api as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  }
  expect(panics.mock.calls).toEqual([[expect.stringContaining("gatsby-config.js")]]);
});
