import type { FieldDefinitionNode } from "graphql";
import type { Entry } from "./entry";
import { argument, isDerived, namedType } from "../schema/field-definition";
import type { FieldPath } from "./frontmatter";
import { isRecord } from "../../record";
import { fieldsOf, type Types } from "../schema/sdl";

/** One text in a file's frontmatter. */
export interface Text {
  path: FieldPath;
  value: string;
  /** What its type declares about it. */
  field: FieldDefinitionNode;
  /** The type that declares it, as in "Link". */
  typeName: string;
}

/** Every text in the fields that a file's type declares, at any depth. */
export const textsOf = (entry: Entry, types: Types): Text[] =>
  entry.data && entry.typeName ? textsIn(types, entry.typeName, entry.data, []) : [];

/** The texts that name another file, a photo or a form. */
export const namesOf = (entry: Entry, types: Types): Text[] =>
  textsOf(entry, types).filter(({ field }) => argument(field, "link", "by") === "name");

function textsIn(types: Types, typeName: string, data: Record<string, unknown>, above: FieldPath): Text[] {
  return fieldsOf(types, typeName)
    .filter((field) => !isDerived(field))
    .flatMap((field) => {
      const name = field.name.value;
      return leaves(data[name], [...above, name]).flatMap(({ value, path }) =>
        typeof value === "string"
          ? [{ path, value, field, typeName }]
          : textsIn(types, namedType(field.type), value, path),
      );
    });
}

/** A value, or each of a list's, as far as it is a text or a group of fields. */
function leaves(value: unknown, path: FieldPath): { value: string | Record<string, unknown>; path: FieldPath }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, [...path, at]));
  return typeof value === "string" || isRecord(value) ? [{ value, path }] : [];
}
