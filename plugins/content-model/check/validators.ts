import type { ValidateFunction } from "ajv";
import { ajvOf } from "../schema/ajv";
import type { Types } from "../schema/sdl";

/** The validator of a content type by its name. gatsby-plugin-sveltia-cms replaces this module with compiled validators. */
export const validatorOf =
  (types: Types) =>
  (typeName: string): ValidateFunction | undefined =>
    ajvOf(types).getSchema(typeName);
