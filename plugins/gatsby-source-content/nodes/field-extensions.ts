import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { getNamedType, isListType, isNonNullType, type GraphQLResolveInfo } from "graphql";
import { resolveHtml } from "./resolve-html";
import { resolveImage, type Context } from "./resolve-image";
import { contentFile } from "./sourced-content";

type FieldExtension = Parameters<CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]>[0];

/** The directives that compute a field when it is queried. The content types' other directives are for the content check. */
export const fieldExtensions = (createNodeId: (file: string) => string): FieldExtension[] => [
  { name: "body", args: { as: "String!" }, extend: () => ({ resolve: resolveHtml }) },
  { name: "image", extend: () => ({ resolve: resolveImage }) },
  { name: "every", args: { of: "String" }, extend: ({ of }: { of?: string }) => ({ resolve: everyNode(of) }) },
  { name: "typed", extend: () => ({ resolve: typedNode(createNodeId) }) },
];

/** The typed node of a content file, from its File or its MarkdownRemark node. */
const typedNode =
  (createNodeId: (file: string) => string) =>
  ({ absolutePath, fileAbsolutePath = absolutePath }: Node, _args: unknown, { nodeModel }: Context): unknown =>
    nodeModel.getNodeById({ id: createNodeId(contentFile(String(fileAbsolutePath))) });

/** Every node of a type, by default that of the field; the only one if the field is not a list. */
const everyNode =
  (of?: string) =>
  async (_site: unknown, _args: unknown, { nodeModel }: Context, info: GraphQLResolveInfo): Promise<unknown> => {
    const type = of ?? getNamedType(info.returnType).name;
    const isList = isListType(isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType);
    if (!isList) return nodeModel.findOne({ type, query: {} });
    const { entries } = await nodeModel.findAll({ type, query: { sort: { fields: ["file"], order: ["ASC"] } } });
    return entries;
  };
