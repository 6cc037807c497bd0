import { Kind, parse, type SelectionSetNode } from "graphql";
import { namedType } from "./schema/field-definition";
import { fieldsOf, type Types } from "./schema/sdl";

/** The fields that queries rename, by type and new name: `{ StorySection: { storyLayout: "layout" } }`. */
export type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The aliases in the queries and fragments of some source files. */
export function aliasesIn(sources: readonly string[], types: Types): Aliases {
  const aliases: Record<string, Record<string, string>> = {};
  const collect = (typeName: string, set?: SelectionSetNode): void => {
    for (const one of set?.selections ?? []) {
      if (one.kind === Kind.INLINE_FRAGMENT) collect(one.typeCondition?.name.value ?? typeName, one.selectionSet);
      if (one.kind !== Kind.FIELD) continue;
      const { alias, name, selectionSet } = one;
      if (alias) (aliases[typeName] ??= {})[alias.value] = name.value;
      const field = fieldsOf(types, typeName).find((other) => other.name.value === name.value);
      // A query's own fields are named as their types are.
      const type = name.value.replace(/^./, (letter) => letter.toUpperCase());
      collect(field ? namedType(field.type) : typeName === "Query" ? type : "", selectionSet);
    }
  };
  for (const [, query = ""] of sources.flatMap((source) => [...source.matchAll(/(?<![.\w])graphql`([^`]*)`/g)]))
    for (const one of parse(query).definitions)
      if (one.kind === Kind.FRAGMENT_DEFINITION) collect(one.typeCondition.name.value, one.selectionSet);
      else if (one.kind === Kind.OPERATION_DEFINITION) collect("Query", one.selectionSet);
  return aliases;
}
