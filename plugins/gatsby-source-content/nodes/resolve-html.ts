import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { isRecord } from "../record";
import { inText, photoHtml } from "../photos/html";
import { photoName } from "../read/markdown";
import { describeFiles } from "./file-links";
import { fillTokensInHtml, readFacts } from "../read/tokens";
import { isPhoto, resolveImage, type Context } from "./resolve-image";

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
  return fillPhotos(describeFiles(await fillFacts(html, context)), context);
}

async function fillFacts(html: string, { nodeModel }: Context): Promise<string> {
  if (!/\{|%7B/.test(html)) return html;
  const company = await nodeModel.findOne({ type: "Company", query: {} });
  return fillTokensInHtml(html, readFacts(isRecord(company) ? company : undefined));
}

const picture = /<img src="(photo:[^"]*)"[^>]*>/g;

/** Replaces each picture of the photo catalogue by a native image. */
async function fillPhotos(html: string, context: Context): Promise<string> {
  const names = [...new Set([...html.matchAll(picture)].map((match) => photoName(match[1] ?? "")))];
  const found = await Promise.all(
    names.map(async (name) => {
      const photo = await context.nodeModel.findOne({ type: "Photo", query: { filter: { name: { eq: name } } } });
      return [name, isPhoto(photo) ? photoHtml(photo.alt, await resolveImage(photo, inText, context)) : ""] as const;
    }),
  );
  const images = new Map(found);
  return html.replace(picture, (_whole, address: string) => images.get(photoName(address)) ?? "");
}
