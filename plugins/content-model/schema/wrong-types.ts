import { GraphQLError, visit, type DocumentNode, type FieldDefinitionNode } from "graphql";
import { fileTypes } from "../content-types";
import { hasDirective, isDerived, namedType } from "./field-definition";
import { scalars } from "./json-schema";

/** The directives that Gatsby or this plugin reads. */
const directives = "body childOf company constraint derived default image link proxy noBody typed".split(" ");

/** The arguments of `@constraint`. */
const limits = "format max maxItems maxLength min minItems minLength pattern".split(" ");

/** Types of Gatsby and its plugins that ours extend. */
export const extended = ["Site", "File", "MarkdownRemark"];

/** Types with files of their own, which editors write as slugs. */
const linked = [...fileTypes, "Section"];

/** The errors in `.graphql` files, each with its file and line, that would make a wrong content schema. */
export function wrongTypes(documents: readonly DocumentNode[]): string[] {
  const declared = documents.flatMap(({ definitions }) =>
    definitions.flatMap((one) => ("name" in one && one.name ? one.name.value : [])),
  );
  const known = [...declared, ...Object.keys(scalars)];
  const errors: GraphQLError[] = [];
  for (const document of documents)
    visit(document, {
      // Gatsby declares these types, and those of their fields.
      ObjectTypeDefinition: ({ name }) => (extended.includes(name.value) ? false : undefined),
      Directive(node) {
        const [name, given] = [node.name.value, node.arguments ?? []];
        const message = `There is no directive @${name}. Write one of these: ${directives.join(", ")}`;
        if (!directives.includes(name)) errors.push(new GraphQLError(message, { nodes: node }));
        const unknown = given.find((one) => name === "constraint" && !limits.includes(one.name.value));
        if (!unknown) return;
        const wrong = `@constraint has no argument ${unknown.name.value}. Write one of these: ${limits.join(", ")}`;
        errors.push(new GraphQLError(wrong, { nodes: unknown }));
      },
      FieldDefinition(field) {
        const message = errorIn(field, known);
        if (message) errors.push(new GraphQLError(message, { nodes: field.name }));
      },
    });
  return errors.map(String);
}

/** The error of a field that editors write. Resolvers return the others. */
function errorIn(field: FieldDefinitionNode, known: readonly string[]): string | undefined {
  const type = namedType(field.type);
  if (isDerived(field)) return undefined;
  if (!known.includes(type)) return `No .graphql file declares the type ${type}: declare it, or use another`;
  if (linked.includes(type) && !hasDirective(field, "link"))
    return `${type} has files of its own, so the field's value is a slug: add @link(by: "slug")`;
  return undefined;
}
