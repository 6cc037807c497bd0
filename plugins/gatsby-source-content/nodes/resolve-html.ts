import { isObjectType } from "graphql";
import { inText, photoHtml } from "../photos/html";
import { photoName } from "../../content-model/read/markdown";
import { fillPlaceholdersInHtml } from "../../content-model/read/placeholders";
import { childOf, findPhoto, type ContentNode, type Context, type Resolve } from "./context";
import { placeholdersFor } from "./placeholders";
import { resolveImage } from "./resolve-image";

/** Resolves a file's text, as the check reads it, as HTML with its placeholders filled in; to null if it has none. */
export const resolveHtml =
  (prefix: string): Resolve =>
  async ({ internal, parent }: ContentNode, _args, context, info) => {
    if (!internal.content) return null;
    const type = info.schema.getType("MarkdownRemark");
    const resolve = isObjectType(type) ? type.getFields().html?.resolve : undefined;
    const file = context.nodeModel.getNodeById({ id: parent });
    const markdown = childOf(context, file, (child) => child.internal.type === "MarkdownRemark");
    const html: unknown = await resolve?.({ ...markdown, internal }, {}, context, info);
    if (typeof html !== "string")
      throw new Error(
        "gatsby-transformer-remark returned no HTML: see plugins/gatsby-source-content/nodes/resolve-html.ts",
      );
    const complete = await withPhotos(html, context, prefix);
    // Markdown percent-encodes braces in the targets of links.
    const values = await placeholdersFor(complete.replaceAll("%7B", "{").replaceAll("%7D", "}"), context);
    return fillPlaceholdersInHtml(complete, values, prefix);
  };

async function withPhotos(html: string, context: Context, prefix: string): Promise<string> {
  const parts = html.split(/<img src="(photo:[^"]*)"[^>]*>/);
  const shown = parts.map(async (part, at) => {
    if (at % 2 === 0) return part;
    const photo = await findPhoto(context, photoName(part) ?? "");
    return photo ? photoHtml(photo.alt, await resolveImage(prefix)(photo, inText, context)) : "";
  });
  return (await Promise.all(shown)).join("");
}
