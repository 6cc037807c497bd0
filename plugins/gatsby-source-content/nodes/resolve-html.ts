import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { inText, photoHtml } from "../photos/html";
import { photoName } from "../read/markdown";
import { fillTokensInHtml, readFacts } from "../read/tokens";
import { describeFiles } from "./file-links";
import { resolveImage, type Context } from "./resolve-image";

/** What gatsby-transformer-remark reads of a markdown node. It keeps the HTML by the digest. */
interface MarkdownNode {
  id: string;
  internal: { content: string; contentDigest: string };
}

/** The markdown under a file's frontmatter as HTML with its tokens filled in; null where there is none. */
export async function resolveHtml(
  { id, internal: { content, contentDigest } }: MarkdownNode,
  _args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<string | null> {
  if (!content) return null;
  const type = info.schema.getType("MarkdownRemark");
  const resolve = isObjectType(type) ? type.getFields().html?.resolve : undefined;
  const html: unknown = await resolve?.({ id, internal: { content, contentDigest } }, {}, context, info);
  if (typeof html !== "string")
    throw new Error("gatsby-transformer-remark makes no html: see plugins/gatsby-source-content/nodes");
  return withPhotos(describeFiles(await withFacts(html, context)), context);
}

/** Only a text with tokens is to be made again after each change of the company. */
async function withFacts(html: string, { nodeModel }: Context): Promise<string> {
  if (!/\{|%7B/.test(html)) return html;
  return fillTokensInHtml(html, readFacts((await nodeModel.findOne({ type: "Company", query: {} })) ?? {}));
}

/** HTML in which native images stand for the pictures of the photo catalogue. */
async function withPhotos(html: string, context: Context): Promise<string> {
  const parts = html.split(/<img src="(photo:[^"]*)"[^>]*>/);
  const shown = parts.map(async (part, at) => {
    if (at % 2 === 0) return part;
    const filter = { name: { eq: photoName(part) } };
    const photo = await context.nodeModel.findOne({ type: "Photo", query: { filter } });
    return photo ? photoHtml(photo.alt, await resolveImage(photo, inText, context)) : "";
  });
  return (await Promise.all(shown)).join("");
}
