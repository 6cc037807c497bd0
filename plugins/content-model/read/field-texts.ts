import type { FieldDefinitionNode } from "graphql";
import { contentTypeOf } from "../content-types";
import type { Entry } from "./content";
import type { FieldPath } from "../problem";
import { isRecord, type Fields } from "../record";
import { memoize } from "../memoize";
import { argument, fieldsOf, isDerived, namedType, type Types } from "../schema/sdl";

interface FieldText {
  path: FieldPath;
  value: string;
  field: FieldDefinitionNode;
  /** Of its constraint, for example "markdown". */
  format: unknown;
}

type Typed = Pick<Entry, "data" | "typeName">;

/** Every text in the fields that a file's type declares, at any depth. */
export const fieldTexts = (entry: Typed, types: Types): readonly FieldText[] => textsBy(types)(entry);

const textsBy = memoize((types: Types) =>
  memoize(({ data, typeName }: Typed) => (data && typeName ? textsBelow(types, typeName, data, []) : [])),
);

/** The photos and forms that a file's fields name, for example in `photo: terrace`. */
export const namesOf = (entry: Typed, types: Types) =>
  fieldTexts(entry, types).flatMap(({ path, value, field }) => {
    const contentType = contentTypeOf(namedType(field.type));
    return contentType && value !== "" ? [{ path, contentType, slug: value }] : [];
  });

const textsBelow = (types: Types, typeName: string, data: Fields, above: FieldPath): FieldText[] =>
  fieldsOf(types, typeName)
    .filter((field) => !isDerived(field))
    .flatMap((field) => textsIn(types, field, data[field.name.value], [...above, field.name.value]));

function textsIn(types: Types, field: FieldDefinitionNode, value: unknown, path: FieldPath): FieldText[] {
  if (typeof value === "string") return [{ path, value, field, format: argument(field, "constraint", "format") }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(types, field, one, [...path, at]));
  return isRecord(value) ? textsBelow(types, namedType(field.type), value, path) : [];
}
