/** A field as the form needs it: JSON Schema of src/content/schema/json-schema.ts, with three annotations. */
export interface FieldSchema {
  type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
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
/** A content file that this page shows, or is made of. GET /___edit/page?path=/about -> Part[] */
export interface Part {
  file: string;
  title: string;
  kind: "page" | "section" | "site" | "photo" | "form";
  anchor?: string;
  /** addresses of the pages that a change of it changes */ pages: string[];
}
/** GET /___edit/file?file=content/pages/about/story.md */
export interface OpenFile {
  file: string;
  digest: string;
  schema: FieldSchema;
  fields: Record<string, unknown>;
  /** undefined where such a file has no text */ body?: string;
  pages: string[];
}
/** GET /___edit/choices: what fields can name or lead to */
export interface Choices {
  links: { to: string; title: string }[];
  photos: { name: string; alt: string; thumbnail: string }[];
  forms: string[];
  /** names that `sections:` of this page's folder may hold */ sections: string[];
  icons: Record<
    string,
    string /* svg markup or path, as src/components/icon draws it; may be left to the client, which can render <Icon> itself */
  >;
}
export interface FieldProblem {
  file: string;
  line: number;
  path: (string | number)[];
  message: string;
}
/** POST /___edit/save {file, digest, fields, body} */
export type SaveAnswer =
  | { saved: OpenFile }
  | { refused: FieldProblem[] /* problems that this save adds, in this file (path [] = the file/body) and in others */ }
  | { conflict: OpenFile /* what is on the disk now */ }
  | { failed: string /* one sentence */ };
/** GET /___edit/changes -> { file: string; state: "changed" | "new" | "deleted" }[] | { unavailable: string }; POST /___edit/undo {file, digest} -> SaveAnswer */
