import { isObjectType, type GraphQLResolveInfo } from "graphql";
import { inText, photoHtml } from "../photos/html";
import { photoName } from "../read/markdown";
import { fillPlaceholdersInHtml } from "../read/placeholders";
import { findPhoto, type Context } from "./context";
import { placeholdersFor } from "./placeholders";
import { resolveImage } from "./resolve-image";

/** The part of a markdown node that gatsby-transformer-remark reads. It caches the HTML by the digest. */
interface MarkdownNode {
  id: string;
  internal: { content: string; contentDigest: string };
}

/** A file's text as HTML with its placeholders filled in; null if it has none. */
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
    throw new Error(
      "gatsby-transformer-remark returned no HTML: see plugins/gatsby-source-content/nodes/resolve-html.ts",
    );
  return withPlaceholders(await withPhotos(html, context), context);
}

/** Markdown percent-encodes braces in the targets of links. */
const withPlaceholders = async (html: string, context: Context): Promise<string> =>
  /\{|%7B/.test(html)
    ? fillPlaceholdersInHtml(html, await placeholdersFor(html.replaceAll("%7B", "{").replaceAll("%7D", "}"), context))
    : html;

/** HTML with `<img>` elements for photos of the catalogue. */
async function withPhotos(html: string, context: Context): Promise<string> {
  const parts = html.split(/<img src="(photo:[^"]*)"[^>]*>/);
  const shown = parts.map(async (part, at) => {
    if (at % 2 === 0) return part;
    const photo = await findPhoto(context, photoName(part) ?? "");
    return photo ? photoHtml(photo.alt, await resolveImage(photo, inText, context)) : "";
  });
  return (await Promise.all(shown)).join("");
}
