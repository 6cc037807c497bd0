import type { FieldSchema } from "../../content/schema/field-schema";

export type { FieldSchema };

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
  /** the address of each drawing, for `<use>` */
  icons: Record<string, string>;
}
export interface FieldProblem {
  file: string;
  line: number;
  path: readonly (string | number)[];
  message: string;
}
/** POST /___edit/save {file, digest, fields, body} */
export type SaveAnswer =
  | { saved: OpenFile }
  | { refused: FieldProblem[] /* problems that this save adds, in this file (path [] = the file/body) and in others */ }
  | { conflict: OpenFile /* what is on the disk now */ }
  | { failed: string /* one sentence */ };
/** GET /___edit/changes -> Change[] | { unavailable: string }; POST /___edit/undo {file, digest} -> SaveAnswer */
export interface Change {
  file: string;
  /** of its bytes now; of no bytes where it is deleted */
  digest: string;
  state: "changed" | "new" | "deleted";
}
