import { parse } from "graphql";
import { resolversOf } from "../../../../plugins/gatsby-source-content/nodes/resolvers";

test("a list of photos that a file leaves out has its default, which Gatsby's @link does not know", async () => {
  const [wall] = parse(
    'type WallSection { pictures: [Photo!]! @link(by: "slug") @default(value: []) photo: Photo @link(by: "slug") }',
  ).definitions;
  const { WallSection } = resolversOf(new Map(wall && [["WallSection", wall]]), "");
  const info = { originalResolver: () => Promise.resolve(null) };
  expect(await WallSection?.pictures?.resolve({} as never, {} as never, {} as never, info as never)).toEqual([]);
  expect(WallSection?.photo).toBeUndefined();
});
