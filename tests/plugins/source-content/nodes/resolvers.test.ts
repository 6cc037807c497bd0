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

test("the entries of a list are values, not promises, by which Gatsby's filters find nothing", async () => {
  const [hall] = parse("type HallSection { points: [String!]! @default(value: []) }").definitions;
  const { HallSection } = resolversOf(new Map(hall && [["HallSection", hall]]), "");
  const info = { originalResolver: () => Promise.resolve(["One"]) };
  expect(await HallSection?.points?.resolve({} as never, {} as never, {} as never, info as never)).toEqual(["One"]);
});
