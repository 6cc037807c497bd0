import type { Types } from "./sdl";

/** The parts of a description: "The section's heading. Example: Our Story" -> "The section's heading." and "Our Story". */
export function parseDescription(description = ""): { words: string; example: string | undefined } {
  const [, words = description, example] = /^([\s\S]*?)\s*Example: (.+)$/.exec(description) ?? [];
  return { words: onOneLine(words), example };
}

/** The description of a type; undefined if it has none. */
export function descriptionOf(types: Types, typeName: string): string | undefined {
  const type = types.get(typeName);
  return type && "description" in type ? type.description?.value : undefined;
}

const onOneLine = (text = ""): string => text.replaceAll(/\s+/g, " ").trim();

/** The name of a field in forms and messages: `companyNumber` -> `Company number`, `stockUrl` -> `Stock URL`. */
export const label = (name: string): string =>
  name
    .replace(/(?<=[a-z])([A-Z])|-/g, (_match, capital = "") => ` ${String(capital).toLowerCase()}`)
    .replace(/^.|\burl\b/gi, (letters) => letters.toUpperCase());
