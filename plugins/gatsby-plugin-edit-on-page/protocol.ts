import type { FieldSchema } from "../gatsby-source-content/schema/field-schema";

export type { FieldSchema };

/** A content file that a page shows, or is made of. `GET /___edit/page?path=/about` answers with a list of them. */
export interface Part {
  file: string;
  title: string;
  kind: "page" | "section" | "site" | "photo" | "form";
  /** Of a section. */
  anchor?: string;
  /** Whether visitors do not see it. */
  draft: boolean;
  /** Whether it is the page that says where its links at the top lead. */
  navigates: boolean;
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
  /** The address of a picture of each kind of section. */
  kinds: Record<string, string>;
}

export interface FieldProblem {
  file: string;
  line: number;
  /** Empty for the file as a whole. */
  path: readonly (string | number)[];
  message: string;
  /** What the field is to hold instead, or the whole text where the path is empty, if there is one right answer. */
  mended?: unknown;
}

/** Why nothing is written: the problems that the edit would add, or a sentence. */
export type NotWritten = { refused: FieldProblem[] } | { failed: string };

/** What becomes of `POST /___edit/save {file, digest, fields, body}`: the file as it is now, or as somebody else has left it. */
export type SaveAnswer = { saved: OpenFile } | { conflict: OpenFile } | NotWritten;

/** What can be new: `GET /___edit/new?what=section&page=about` answers with its form. */
export type Addition = "section" | "page" | "photo";

export interface AddForm {
  schema: FieldSchema;
  fields: Record<string, unknown>;
  choices: Choices;
}

/**
 * What becomes of `POST /___edit/new {what, page, fields}`, of `POST /___edit/copy {page, file}`, and of a picture that is sent to
 * `POST /___edit/photo?name=…`: the file to go on with, its name, and the address of a new page.
 */
export type AddAnswer = { added: { file: string; name: string; path?: string } } | NotWritten;

/** A file that was undone. */
export interface Undone {
  file: string;
  /** What was in it, by its name in git's store, which keeps it for two weeks at least; "" where there was no file. */
  kept: string;
  /** Of its bytes since. */
  digest: string;
}

/** What becomes of `POST /___edit/undo {file, digest}`; `POST /___edit/put-back {files}` takes the list. */
export type UndoAnswer = { undone: Undone[] } | NotWritten;

/** A file that differs from the last commit. `GET /___edit/changes` answers with a list of them, or says why it cannot. */
export interface Change {
  file: string;
  /** Of its bytes now; of no bytes where it is deleted. */
  digest: string;
  state: "changed" | "new" | "deleted";
}

/** Lines of a file that were changed; empty where they are new, or gone. */
export interface Passage {
  before: string;
  after: string;
}

export interface ChangedFile extends Change {
  title: string;
  /** The addresses of the pages on which the change shows. */
  pages: string[];
  passages: Passage[];
}

/** What would be published, and the mistakes for which that waits: `GET /___edit/publish`. */
export interface Preview {
  files: ChangedFile[];
  problems: FieldProblem[];
}

/** What became of `POST /___edit/publish {sentence, changes}`. */
export interface Published {
  /** Of the proposal's branch. */
  name: string;
  isNew: boolean;
  /** Where the proposal is looked at, if that is known. */
  link?: string;
}

/** Whether the shared copy has something newer, `POST /___edit/look`, or what came of getting it, `POST /___edit/latest`. */
export interface Latest {
  isNewer: boolean;
  got?: boolean;
  /** Not only words came, so the site has to be started again. */
  hasNewCode?: boolean;
}
