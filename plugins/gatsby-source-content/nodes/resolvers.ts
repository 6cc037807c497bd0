import { Kind, type FieldDefinitionNode } from "graphql";
import type { Node } from "gatsby";
import { contentTypes } from "../../content-model/content-types";
import { fillField } from "../../content-model/read/fill-field";
import { hasEnded } from "../../content-model/dates";
import { frameOf } from "../../content-model/tours";
import { decodeOldPath } from "../../content-model/schema/old-path";
import { argument, fieldsOf, hasDirective, isDerived, namedType, type Types } from "../../content-model/schema/sdl";
import {
  findAll,
  findCompany,
  findSections,
  contentNodeOf,
  type Context,
  type ContentNode,
  type Resolve,
} from "./context";
import { allPlaceholders, placeholdersFor, shownPhotos } from "./placeholders";
import { photosOf, sectionsOf, usersOf } from "./relations";
import { resolveHtml } from "./resolve-html";
import { resolveImage, sizeOf } from "./resolve-image";

/** A resolver for each field whose value differs from the file's, by type and field. `prefix` is the path prefix of the site. */
export const resolversOf = (types: Types, prefix: string): Record<string, Record<string, { resolve: Resolve }>> =>
  Object.fromEntries(
    [...types].flatMap(([type, { kind }]) => {
      if (kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      const resolvers = fieldsOf(types, type).flatMap((field) => {
        const resolve = resolverOf(type, field, prefix);
        return resolve ? [[field.name.value, { resolve }] as const] : [];
      });
      return [[type, Object.fromEntries(resolvers)]];
    }),
  );

function resolverOf(type: string, field: FieldDefinitionNode, prefix: string): Resolve | undefined {
  const name = field.name.value;
  if (hasDirective(field, "body")) return resolveHtml(prefix);
  const known = byName(prefix);
  const placeholder: Resolve = async (_company, _args, context) => (await allPlaceholders(context)).get(name);
  if (isDerived(field)) return known[name] ?? (type === contentTypes.site.typeName ? placeholder : undefined);
  const own = known[`${type}.${name}`];
  if (own || (hasDirective(field, "link") && !hasDirective(field, "default"))) return own;
  return namedType(field.type) === "String" || hasDirective(field, "default") ? written(field, prefix) : undefined;
}

const company: Resolve = (_source, _args, context) => findCompany(context);

/** The resolvers of derived fields by name, and of some others by type and name. */
const byName = (prefix: string): Partial<Record<string, Resolve>> => ({
  company,
  siteMetadata: company,
  gatsbyImageData: resolveImage(prefix),
  contentNode: (node: Node, _args, context) =>
    contentNodeOf(context, node.internal.type === "File" ? node : context.nodeModel.getNodeById({ id: node.parent })),
  pages: ({ id }: ContentNode, _args, context) =>
    findAll(context, "Page", { sections: { elemMatch: { id: { eq: id } } } }),
  photos: (section, _args, context) => photosOf([section], context),
  usedBy: (node, _args, context) => usersOf(node, context),
  frame: async ({ url }: ContentNode, _args, context) => frameOf(url, (await findCompany(context))?.thirdParties),
  tourFrames: async (_company, _args, context) =>
    (await findSections(context)).flatMap(({ url }) => frameOf(url) ?? []),
  hasStockPhotos: async (_company, _args, context) =>
    (await shownPhotos(context)).some(({ stockUrl }) => stockUrl !== undefined),
  "Page.sections": (page, _args, context) => sectionsOf(page, context),
  "Company.notice": ({ notice }: ContentNode) => (hasEnded(notice) ? null : notice),
  // As browsers send them, each once.
  "Page.redirectFrom": ({ redirectFrom }: ContentNode) =>
    Array.isArray(redirectFrom)
      ? [...new Set(redirectFrom.flatMap((path) => encodeURI(decodeOldPath(String(path)) ?? "") || []))]
      : redirectFrom,
  "Page.navigation": async ({ navigation, sectionLinks = [] }: ContentNode, _args, context) =>
    [navigation ?? (await findCompany(context))?.navigation ?? [], sectionLinks].flat(),
  "Photo.width": async (photo, _args, context) => (await sizeOf(photo, context)).width,
  "Photo.height": async (photo, _args, context) => (await sizeOf(photo, context)).height,
});

/** Resolves a field with its placeholders filled in, or to its default. */
function written(field: FieldDefinitionNode, prefix: string): Resolve {
  const from = argument(field, "default", "from");
  const filled = async (value: unknown, context: Context): Promise<unknown> =>
    typeof value === "string" ? fillField(field, value, await placeholdersFor(value, context), prefix) : value;
  return async (source: Record<string, unknown>, args, context, info) => {
    // Gatsby's of @link returns a promise.
    const value: unknown =
      (await info.originalResolver(source, args, context, info)) ??
      (typeof from === "string" ? source[from] : argument(field, "default", "value"));
    // Gatsby filters by the entries of a list without waiting for each.
    return Array.isArray(value) ? Promise.all(value.map((one) => filled(one, context))) : filled(value, context);
  };
}
