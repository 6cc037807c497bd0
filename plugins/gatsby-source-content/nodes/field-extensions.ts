import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { resolveHtml } from "./resolve-html";
import { resolveImage, type Context } from "./resolve-image";
import { contentFile } from "./source-nodes";

type FieldExtension = Parameters<CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]>[0];

/** The directives that compute a field when it is queried. The content types' other directives are for the content check. */
export const fieldExtensions = (createNodeId: (file: string) => string): FieldExtension[] => [
  { name: "body", args: { as: "String!" }, extend: () => ({ resolve: resolveHtml }) },
  { name: "image", extend: () => ({ resolve: resolveImage }) },
  { name: "company", extend: () => ({ resolve: companyNode }) },
  { name: "typed", extend: () => ({ resolve: typedNode(createNodeId) }) },
];

/** The typed node of a content file, from its File or its MarkdownRemark node. */
const typedNode =
  (createNodeId: (file: string) => string) =>
  ({ absolutePath, fileAbsolutePath = absolutePath }: Node, _args: unknown, { nodeModel }: Context): unknown =>
    nodeModel.getNodeById({ id: createNodeId(contentFile(String(fileAbsolutePath))) });

/** The node of the company. */
const companyNode = (_site: unknown, _args: unknown, { nodeModel }: Context): unknown =>
  nodeModel.findOne({ type: "Company", query: {} });
