import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { isRecord } from "./frontmatter";
import { fillTokensInHtml, readFacts } from "./tokens";

/** What Gatsby hands to resolvers to find nodes with; what is found that way is tracked, so that a change runs the query again. */
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string }) => ContentNode | null;
    findOne: (args: { type: string; query: object }) => Promise<Record<string, unknown> | null>;
  };
}

interface ContentNode {
  parent?: string | null;
  children?: readonly string[];
  internal?: { type: string };
}

/** The markdown under a file's frontmatter as HTML with its tokens filled in; null where there is none. */
export async function resolveBody(
  node: ContentNode,
  _args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<string | null> {
  const markdown = markdownOf(node, context);
  const type = info.schema.getType("MarkdownRemark");
  if (!markdown || !isObjectType(type)) return null;
  const html: unknown = await type.getFields().html?.resolve?.(markdown, {}, context, info);
  if (typeof html !== "string" || html.trim() === "") return null;
  if (!/\{|%7B/.test(html)) return html;
  const company = await context.nodeModel.findOne({ type: "Company", query: {} });
  return fillTokensInHtml(html, readFacts(isRecord(company) ? company : undefined));
}

/** The content node and its markdown are both children of the file; a content node that keeps its last good text has its own. */
function markdownOf(node: ContentNode, { nodeModel }: Context): ContentNode | undefined {
  const file = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null;
  return (
    [...(node.children ?? []), ...(file?.children ?? [])]
      .map((id) => nodeModel.getNodeById({ id }))
      .find((child) => child?.internal?.type === "MarkdownRemark") ?? undefined
  );
}
