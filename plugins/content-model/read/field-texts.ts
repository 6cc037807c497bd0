import type { FieldDefinitionNode } from "graphql";
import { contentTypeOf, type ContentType } from "../content-types";
import type { Entry } from "./entry";
import { argument, isDerived, namedType } from "../schema/field-definition";
import type { FieldPath } from "../problem";
import { isRecord } from "../record";
import { memoize } from "../memoize";
import { fieldsOf, type Types } from "../schema/sdl";

export interface FieldText {
  path: FieldPath;
  value: string;
  field: FieldDefinitionNode;
}

export type Fields = Pick<Entry, "data" | "typeName">;

/** Every text in the fields that a file's type declares, at any depth. */
export const fieldTexts = (entry: Fields, types: Types): readonly FieldText[] => textsBy(types)(entry);

const textsBy = memoize((types: Types) =>
  memoize(({ data, typeName }: Fields) => (data && typeName ? textsBelow(types, typeName, data, []) : [])),
);

/** A reference to another file in a field, for example `photo: terrace`. */
export interface FileReference {
  path: FieldPath;
  contentType: ContentType;
  slug: string;
}

/** The photos and forms that a file's fields name. */
export const namesOf = (entry: Fields, types: Types): FileReference[] =>
  fieldTexts(entry, types).flatMap(({ path, value, field }) => {
    const contentType = argument(field, "link", "by") === "slug" ? contentTypeOf(namedType(field.type)) : undefined;
    return contentType && value !== "" ? [{ path, contentType, slug: value }] : [];
  });

function textsBelow(types: Types, typeName: string, data: Record<string, unknown>, above: FieldPath): FieldText[] {
  return fieldsOf(types, typeName)
    .filter((field) => !isDerived(field))
    .flatMap((field) => {
      const name = field.name.value;
      return leaves(data[name], [...above, name]).flatMap(({ value, path }) =>
        typeof value === "string" ? [{ path, value, field }] : textsBelow(types, namedType(field.type), value, path),
      );
    });
}

/** The texts and groups of fields in a value: itself, or the members of a list. */
function leaves(value: unknown, path: FieldPath): { value: string | Record<string, unknown>; path: FieldPath }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, [...path, at]));
  return typeof value === "string" || isRecord(value) ? [{ value, path }] : [];
}
