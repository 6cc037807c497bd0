import { concatAST, GraphQLError, parse, visit, type DocumentNode } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import { fileTypes } from "../content-types";
import { formats } from "./formats";
import { argument, hasDirective, isDerived, isSectionName, namedType } from "./sdl";

/** The directives that Gatsby or this plugin reads, and the types of Gatsby that fields have. */
const known = parse(`
  directive @constraint(
    format: String pattern: String min: Int max: Int minItems: Int maxItems: Int minLength: Int maxLength: Int
  ) on FIELD_DEFINITION
  directive @default(value: JSON, from: String) on FIELD_DEFINITION
  directive @body on FIELD_DEFINITION
  directive @derived on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  directive @proxy(from: String!) on FIELD_DEFINITION
  directive @childOf(types: [String!]!) on OBJECT
  directive @noBody on OBJECT
  scalar JSON scalar Node scalar GatsbyImageData scalar GatsbyImageLayout scalar MarkdownRemarkFrontmatter
`);

/** Types of Gatsby and its plugins that ours extend. */
export const extended = ["Site", "File", "MarkdownRemark"];

/** Types with files of their own, which editors write as slugs. */
const linked = [...fileTypes, "Section"];

/** The errors in `.graphql` files, each with its file and line, that would make a wrong content schema. */
export function wrongTypes(documents: readonly DocumentNode[]): string[] {
  const errors = [...validateSDL(concatAST([known, ...documents]))];
  const all = concatAST(documents);
  const shared = new Set(["id", "parent", "children", "internal"]);
  visit(all, {
    InterfaceTypeDefinition: ({ fields = [] }) => fields.forEach(({ name }) => shared.add(name.value)),
  });
  visit(all, {
    ObjectTypeDefinition({ name, fields = [] }) {
      if (!isSectionName(name.value)) return;
      for (const field of fields.filter((one) => shared.has(one.name.value)))
        errors.push(
          new GraphQLError(`Every section has "${field.name.value}": choose another name`, { nodes: field.name }),
        );
    },
    FieldDefinition(field) {
      const format = argument(field, "constraint", "format");
      const unknown = `Unknown format ${JSON.stringify(format)}: choose ${Object.keys(formats).join(", ")}`;
      if (format !== undefined && !Object.keys(formats).some((name) => name === format))
        errors.push(new GraphQLError(unknown, { nodes: field.name }));
      try {
        RegExp(String(argument(field, "constraint", "pattern")), "u");
      } catch (error) {
        errors.push(new GraphQLError(String(error), { nodes: field.name }));
      }
      const type = namedType(field.type);
      if (!linked.includes(type) || isDerived(field)) return;
      const isNamed = ["Photo", "Form"].includes(type);
      if (isNamed ? argument(field, "link", "by") === "slug" : type === "Section" && hasDirective(field, "link"))
        return;
      const message = isNamed
        ? `${type} has files of its own, so the field's value is a slug: add @link(by: "slug")`
        : `Editors cannot name a ${type}: a link to a page is a String @constraint(format: "link"), the company @derived @link`;
      errors.push(new GraphQLError(message, { nodes: field.name }));
    },
  });
  return errors.map(String);
}
