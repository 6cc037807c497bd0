import type { Types } from "./sdl";

/** A description in a .graphql file, in its two parts. */
export interface Description {
  words: string;
  /** The text after "Example:", as an editor would write it. */
  example: string | undefined;
}

/** "The section's heading. Example: Our Story" -> its words, and "Our Story". */
export function parseDescription(description = ""): Description {
  const [, words = description, example] = /^([\s\S]*?)\s*Example: (.+)$/.exec(description) ?? [];
  return { words: onOneLine(words), example };
}

export function descriptionOf(types: Types, typeName: string): string | undefined {
  const type = types.get(typeName);
  return type && "description" in type ? type.description?.value : undefined;
}

export const onOneLine = (text = ""): string => text.replaceAll(/\s+/g, " ").trim();

/** The name of a field as forms and messages show it: `companyNumber` -> `Company number`. */
export const label = (name: string): string =>
  name
    .replace(/(?<=[a-z])([A-Z])|-/g, (_match, capital = "") => ` ${String(capital).toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
