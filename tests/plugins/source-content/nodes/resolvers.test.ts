import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from "graphql";
import { resolveHtml } from "../../../../plugins/gatsby-source-content/nodes/resolve-html";
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

test("pages show a text without the invisible characters that the check leaves out", async () => {
  const html = { type: GraphQLString, resolve: ({ internal }: { internal: { content: string } }) => internal.content };
  const MarkdownRemark = new GraphQLObjectType({ name: "MarkdownRemark", fields: { html } });
  const nodes = [{ internal: { type: "MarkdownRemark", content: "A\u200bB" } }];
  const nodeModel = { getNodeById: () => ({ children: [] }), getNodesByIds: () => nodes };
  const section = { internal: { type: "ProseSection", content: "AB" }, parent: "file" };
  const info = { schema: new GraphQLSchema({ types: [MarkdownRemark] }) };
  expect(await resolveHtml("")(section as never, {} as never, { nodeModel } as never, info as never)).toBe("AB");
});
