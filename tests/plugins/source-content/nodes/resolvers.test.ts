import { parse } from "graphql";
import { contentNodeOf } from "../../../../plugins/gatsby-source-content/nodes/context";
import { resolversOf } from "../../../../plugins/gatsby-source-content/nodes/resolvers";

const [wall] = parse(
  'type WallSection { pictures: [Photo!]! @link(by: "slug") @default(value: []) points: [String!] photo: Photo @link(by: "slug") }',
).definitions;
const { WallSection } = resolversOf(new Map(wall && [["WallSection", wall]]), "");
const resolve = (field: string, value: unknown): unknown => {
  const info = { originalResolver: () => Promise.resolve(value) };
  return WallSection?.[field]?.resolve({} as never, {} as never, {} as never, info as never);
};

test("a list of photos that a file leaves out has its default, which Gatsby's @link does not know", async () => {
  expect(await resolve("pictures", null)).toEqual([]);
  expect(WallSection?.photo).toBeUndefined();
});

test("the entries of a list are values, because Gatsby filters by them without waiting for promises", async () =>
  expect(await resolve("points", ["One"])).toEqual(["One"]));

test("a file has its content node beside children of other plugins", () => {
  const [mdx, content] = ["gatsby-plugin-mdx", "gatsby-source-content"].map((owner) => ({ internal: { owner } }));
  const nodeModel = { getNodesByIds: () => [mdx, content] };
  expect(contentNodeOf({ nodeModel } as never, { children: [] } as never)).toBe(content);
});
