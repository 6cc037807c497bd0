/** What an editor may write in a field, as JSON Schema with three keywords more: `choices`, `names` and `default`. */
export interface FieldSchema {
  type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  /** What a form calls it; its name in words if left out. */
  title?: string;
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
  /** What each value of `enum` means. */
  choices?: Record<string, string>;
  /** The kind of file that the text names: its value is such a file's name. */
  names?: "photo" | "form" | "section";
  /** What the site takes if the field is left out. A hint: never written. */
  default?: unknown;
}

/** The keywords that JSON Schema does not have: https://ajv.js.org/api.html#ajv-addvocabulary-definitions-string-keyworddefinition-ajv */
export const vocabulary = ["choices", "names"];
