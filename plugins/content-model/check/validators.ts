import type { ValidateFunction } from "ajv";
import { createAjv } from "../schema/ajv";
import { memoize } from "../memoize";
import type { Types } from "../schema/sdl";

/** The validator of a content type by its name. gatsby-plugin-sveltia-cms replaces this module with compiled validators. */
export const validatorOf = memoize((types: Types) => {
  const ajv = createAjv(types);
  return (typeName: string): ValidateFunction | undefined => ajv.getSchema(typeName);
});
