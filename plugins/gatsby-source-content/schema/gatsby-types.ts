import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type NamedTypeNode,
  print,
} from "graphql";
import { fileTypes } from "../kinds";
import { resolvingDirectives } from "./field-definition";
import { frontmatterType } from "./frontmatter-type";
import { isSectionName, type Types } from "./sdl";

/** Types that Gatsby and its plugins declare themselves, to which ours add fields. */
const extendedTypes = ["Site", "File", "MarkdownRemark"];

/** The content types for Gatsby's `createTypes`. Types with files are nodes; Gatsby infers no fields. */
export function gatsbyTypeDefinitions(types: Types): string {
  return [...[...types.values()].map((type) => print(asGatsbyType(type))), frontmatterType(types)].join("\n\n");
}

function asGatsbyType(type: DefinitionNode): DefinitionNode {
  if (type.kind === Kind.INTERFACE_TYPE_DEFINITION)
    return { ...type, interfaces: [named("Node")], fields: [idField, ...gatsbyFields(type)] };
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return type;
  const name = type.name.value;
  const isNode = extendedTypes.includes(name) || fileTypes.includes(name);
  const interfaces = isSectionName(name) ? ["Node", "Section"] : isNode ? ["Node"] : [];
  return {
    ...type,
    interfaces: interfaces.map(named),
    directives: [...(type.directives ?? []), ...(interfaces.length && name !== "Site" ? [dontInfer] : [])],
    fields: gatsbyFields(type),
  };
}

/** Fields with the directives that Gatsby needs to resolve them; the others are for the content check. */
const gatsbyFields = ({ fields = [] }: { readonly fields?: readonly FieldDefinitionNode[] }): FieldDefinitionNode[] =>
  fields.map((field) => ({
    ...field,
    directives: field.directives?.filter(({ name }) => ["link", "proxy", ...resolvingDirectives].includes(name.value)),
  }));

const named = (value: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } });
const dontInfer: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: "dontInfer" } };
const idField = {
  kind: Kind.FIELD_DEFINITION,
  name: { kind: Kind.NAME, value: "id" },
  type: { kind: Kind.NON_NULL_TYPE, type: named("ID") },
} as const;
