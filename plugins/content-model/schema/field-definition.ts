import { Kind, valueFromASTUntyped, type FieldDefinitionNode, type TypeNode } from "graphql";

/** An argument of a field's directive, for example `@constraint(maxLength: 80)`; undefined if there is none. */
export function argument(field: FieldDefinitionNode, directive: string, name: string): unknown {
  const found = field.directives?.find((one) => one.name.value === directive);
  const value = found?.arguments?.find((one) => one.name.value === name)?.value;
  return value && valueFromASTUntyped(value);
}

export const hasDirective = (node: Pick<FieldDefinitionNode, "directives">, name: string): boolean =>
  node.directives?.some((one) => one.name.value === name) ?? false;

/** Whether the build fills in the field instead of an editor. */
export const isDerived = (field: FieldDefinitionNode): boolean =>
  hasDirective(field, "derived") || hasDirective(field, "body");

/** Whether an editor has to write the field. */
export const isRequired = (field: FieldDefinitionNode): boolean =>
  field.type.kind === Kind.NON_NULL_TYPE && !hasDirective(field, "default");

export const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

/** `[Link!]!` -> `Link`. */
export const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
