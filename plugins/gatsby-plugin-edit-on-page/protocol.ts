import type { FieldSchema } from "../gatsby-source-content/schema/field-schema";

export type { FieldSchema };

/** A content file that a page shows, or is made of. `GET /___edit/page?path=/about` answers with a list of them. */
export interface Part {
  file: string;
  title: string;
  kind: "page" | "section" | "site" | "photo" | "form";
  /** Of a section. */
  anchor?: string;
  /** The addresses of the pages that a change of it changes. */
  pages: string[];
}

/** A file as its form needs it: `GET /___edit/file?file=content/pages/about/story.md`. */
export interface OpenFile {
  file: string;
  /** Of its bytes, to tell whether the file has changed since. */
  digest: string;
  schema: FieldSchema;
  fields: Record<string, unknown>;
  /** The text under the fields; undefined where such a file has none. */
  body?: string;
  /** The addresses of the pages that a change of it changes. */
  pages: string[];
}

/** What the fields of a file can name or lead to: `GET /___edit/choices?file=…`. */
export interface Choices {
  links: { to: string; title: string }[];
  photos: { name: string; alt: string; thumbnail: string }[];
  forms: string[];
  /** The names that a page's `sections:` may hold. */
  sections: string[];
  /** The address of each drawing, for `<use>`. */
  icons: Record<string, string>;
}

export interface FieldProblem {
  file: string;
  line: number;
  /** Empty for the file as a whole. */
  path: readonly (string | number)[];
  message: string;
}

/**
 * What becomes of `POST /___edit/save {file, digest, fields, body}` and `POST /___edit/undo {file, digest}`: the file as it is now,
 * the problems that the save would add, the file as somebody else has left it, or a sentence.
 */
export type SaveAnswer =
  { saved: OpenFile } | { refused: FieldProblem[] } | { conflict: OpenFile } | { failed: string };

/** A file that differs from the last commit. `GET /___edit/changes` answers with a list of them, or says why it cannot. */
export interface Change {
  file: string;
  /** Of its bytes now; of no bytes where it is deleted. */
  digest: string;
  state: "changed" | "new" | "deleted";
}
