import { isInterfaceType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from "graphql";

/** Every field that some query or fragment asks for, as in "Page.title"; one of an interface counts for all of its types. */
export function selectedFields(schema: GraphQLSchema, documents: readonly DocumentNode[]): Set<string> {
  const selected = new Set<string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field({ name }) {
      const parent = info.getParentType();
      const types = isInterfaceType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : parent ? [parent] : [];
      types.forEach((type) => selected.add(`${type.name}.${name.value}`));
    },
  });
  documents.forEach((document) => visit(document, visitor));
  return selected;
}
