/** The fields of a file, or a group of fields in one. */
export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of a list, for example the questions of a form; `{}` for an entry that is no group of fields. */
export const recordsIn = (list: unknown): Fields[] =>
  Array.isArray(list) ? list.map((one) => (isRecord(one) ? one : {})) : [];

/** The value in a group of fields at a path; undefined if there is none. */
export const valueAt = (fields: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, part) => Reflect.get(Object(value), part), fields);

/** A copy of a value without its null and undefined fields, at any depth. */
export function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNullish);
  return isRecord(value) ? omitNullishFields(value) : value;
}

/** The same for an object. */
export const omitNullishFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, one]) => one !== null && one !== undefined)
      .map(([name, one]) => [name, omitNullish(one)]),
  );
