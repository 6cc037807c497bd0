import { writeValues } from "./format";
import { types } from "./site";

interface Written {
  /** The file that the editor began with. */
  base: string;
  /** The file as it would be saved. */
  text: string;
}

/** By the text that Sveltia passes on, which is trimmed. */
const written = new Map<string, Written>();

const trimmed = (text: string): string => `${text.trim()}\n`;

/** Writes the CMS's values as a content file, and notes what they began with. */
export function write(values: Record<string, unknown>): string {
  const text = writeValues(values, types);
  const base = String(values.original ?? "");
  if (trimmed(text) !== trimmed(base)) written.set(trimmed(text), { base, text });
  return text;
}

/** What a file in a commit was before Sveltia trimmed it. */
export const writtenAs = (text: string): Written => written.get(text) ?? { base: text, text };

/** After a commit, its files are the next ones to begin with. */
export const forget = (text: string): boolean => written.delete(text);
