export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Compares two JSON values. The order of fields does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return Object.is(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/** A copy of a value without its null and undefined fields, at any depth. */
export function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNullish);
  return isRecord(value) ? omitNullishFields(value) : value;
}

/** The same for an object. */
export const omitNullishFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, one]) => one !== null && one !== undefined)
      .map(([name, one]) => [name, omitNullish(one)]),
  );
