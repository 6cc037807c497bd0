import type { ParentSpanPluginArgs } from "gatsby";
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
