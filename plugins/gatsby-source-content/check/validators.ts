import type { ValidateFunction } from "ajv";
import { createAjv } from "../schema/ajv";
import { remember } from "../remember";
import type { Types } from "../schema/sdl";

/** Finds the validator of a content type by its name. gatsby-plugin-sveltia-cms replaces this module with compiled validators. */
export const validatorOf = remember((types: Types) => {
  const ajv = createAjv(types);
  return (typeName: string): ValidateFunction | undefined => ajv.getSchema(typeName);
});
