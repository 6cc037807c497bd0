import { readContent } from "../../gatsby-source-content/read/content";
import type { Types } from "../../gatsby-source-content/schema/sdl";
import { add, copySection, type New } from "./add";
import { addForm, type Addition } from "./add-form";
import { changesIn } from "./changes";
import { getLatest, lookForLatest } from "./git/latest";
import { preview } from "./git/preview";
import { publish } from "./git/publish";
import { queue, writing } from "./git/run";
import { partsOfPage } from "./parts";
import { mendAll, openFile, saveEdit, type Edit } from "./files";
import { putBack, undoChange, type Undone } from "./undo";

/** What is done with the shared copy: one thing after the other. */
const sharing = queue();

/**
 * What the panel can ask of the content below `root`, by name. What keeps something from being done is thrown as a PlainError. What
 * writes waits while the latest is put in its place.
 */
export const operationsIn = (root: string, types: Types) => ({
  page: ({ path }: { path: string }) => partsOfPage(readContent(root), types, path),
  open: ({ file }: { file: string }) => openFile(root, types, file),
  save: (edit: Edit) => writing(() => saveEdit(root, types, edit)),
  mend: () => writing(() => mendAll(root, types)),
  form: ({ what, page }: { what: Addition; page: string }) => addForm(root, types, what, page),
  add: (what: New) => writing(() => add(root, types, what)),
  copy: ({ page, file }: { page: string; file: string }) => writing(() => copySection(root, types, page, file)),
  changes: () => changesIn(root),
  undo: ({ file }: { file: string }) => writing(() => undoChange(root, types, file)),
  putBack: ({ files }: { files: readonly Undone[] }) => writing(() => putBack(root, types, files)),
  preview: () => preview({ root }, types),
  publish: ({ sentence, seen }: { sentence: string; seen: string }) =>
    sharing(() => publish({ root }, types, sentence, seen)),
  look: () => sharing(() => lookForLatest({ root })),
  latest: () => sharing(() => getLatest({ root })),
});

/** For the panel, which takes the types of its requests and their answers from here. */
export type Operations = ReturnType<typeof operationsIn>;
