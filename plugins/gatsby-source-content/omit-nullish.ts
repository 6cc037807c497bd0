import { isRecord } from "./record";

/** A value without the fields that are null or undefined: those are left to be filled in, and are as if they were not written. */
export function omitNullish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNullish);
  return isRecord(value) ? filledFields(value) : value;
}

export const filledFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      one === null || one === undefined ? [] : [[name, omitNullish(one)]],
    ),
  );
