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
  choices?: Record<string, string>;
  names?: ContentType;
  default?: unknown;
}
