import type { ContentType } from "../content-types";

/** The valid values of a field, as JSON Schema with two additional keywords: `choices` and `names`. */
export interface FieldSchema {
  type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: FieldSchema;
  const?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  /** The meaning of each value of `enum`. */
  choices?: Record<string, string>;
  /** The content type whose slug is the value. */
  names?: ContentType;
  /** The value of a missing field. */
  default?: unknown;
}

/** The keywords that are not JSON Schema's: https://ajv.js.org/api.html#ajv-addvocabulary-definitions-string-keyworddefinition-ajv */
export const vocabulary = ["choices", "names"];
