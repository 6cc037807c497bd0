import { isRecord } from "./record";

/** A copy of a value without its null and undefined fields, at any depth. */
export function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNullish);
  return isRecord(value) ? filledFields(value) : value;
}

/** The same for a record. */
export const filledFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      one === null || one === undefined ? [] : [[name, omitNullish(one)]],
    ),
  );
