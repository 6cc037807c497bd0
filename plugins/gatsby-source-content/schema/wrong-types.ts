import { GraphQLError, visit, type DocumentNode, type FieldDefinitionNode } from "graphql";
import { fileTypes } from "../content-types";
import { hasDirective, isDerived, namedType } from "./field-definition";
import { extended } from "./gatsby-types";
import { scalars } from "./json-schema";

/** The directives that Gatsby or this plugin reads. */
const directives = "body childOf company constraint deprecated derived default image link proxy noBody typed".split(
  " ",
);

/** The types of files that a field leads to, which editors write by name. */
const linked = [...fileTypes, "Section"];

/** Each mistake in the `.graphql` files that makes a wrong schema of content, with its file and line. */
export function wrongTypes(documents: readonly DocumentNode[]): string[] {
  const declared = documents.flatMap(({ definitions }) =>
    definitions.flatMap((one) => ("name" in one && one.name ? one.name.value : [])),
  );
  const known = [...declared, ...Object.keys(scalars)];
  const errors: GraphQLError[] = [];
  for (const document of documents)
    visit(document, {
      // Gatsby declares these types, and whatever their fields lead to.
      ObjectTypeDefinition: ({ name }) => (extended.includes(name.value) ? false : undefined),
      Directive(node) {
        if (directives.includes(node.name.value)) return;
        const message = `There is no directive @${node.name.value}. Write one of these: ${directives.join(", ")}`;
        errors.push(new GraphQLError(message, { nodes: node }));
      },
      FieldDefinition(field) {
        const message = mistakeIn(field, known);
        if (message) errors.push(new GraphQLError(message, { nodes: field.name }));
      },
    });
  return errors.map(String);
}

/** What is wrong with a field that editors write. What the others answer is up to their resolvers. */
function mistakeIn(field: FieldDefinitionNode, known: readonly string[]): string | undefined {
  const type = namedType(field.type);
  if (isDerived(field)) return undefined;
  if (!known.includes(type)) return `No .graphql file declares the type ${type}, which editors are to write here`;
  if (linked.includes(type) && !hasDirective(field, "link"))
    return `Editors write the name of a file here, because ${type} has files of its own: add @link(by: "slug")`;
  return undefined;
}
