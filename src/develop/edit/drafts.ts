import { isRecord } from "../../record";

/** What an editor can change in a file. */
export interface Words {
  fields: Record<string, unknown>;
  /** The text under the fields, without the empty lines around it; undefined where such a file has none. */
  body?: string;
}

/** The empty lines before and after a text. */
const edges = /^(\s*\n)?([\s\S]*?)(\n\s*)?$/;

export function wordsOf(version: unknown): Words {
  const { fields, body } = isRecord(version) ? version : {};
  return {
    fields: isRecord(fields) ? fields : {},
    ...(typeof body === "string" && { body: body.replace(edges, "$2") }),
  };
}

/** Another text between the empty lines of the one before. */
export const inPlaceOf = (before: string | undefined, text: string | undefined): string | undefined =>
  before?.replace(edges, (_all, start = "", _text, end = "") => [start, text, end].join(""));

/** Words that are not saved yet, and the version of the file that they are a change of. */
export interface Draft {
  words: Words;
  base: Words & { digest: string };
}

const key = (file: string): string => `edit ${file}`;

/** Keeps unsaved words for as long as the tab is open, so that a reload, a link or a crash loses nothing. */
export const keepDraft = (file: string, draft: Draft): void => sessionStorage.setItem(key(file), JSON.stringify(draft));

export const dropDraft = (file: string): void => sessionStorage.removeItem(key(file));

export function readDraft(file: string): Draft | undefined {
  const kept = sessionStorage.getItem(key(file));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}
