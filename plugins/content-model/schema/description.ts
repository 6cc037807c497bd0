import type { Types } from "./sdl";

/** The parts of a description: "The section's heading. Example: Our Story" -> "The section's heading." and "Our Story". */
export function parseDescription(description = ""): { words: string; example: string | undefined } {
  const [, words = description, example] = /^([\s\S]*?)\s*Example: (.+)$/.exec(description) ?? [];
  return { words: words.replaceAll(/\s+/g, " ").trim(), example };
}

/** The description of a type; undefined if it has none. */
export function descriptionOf(types: Types, typeName: string): string | undefined {
  const type = types.get(typeName);
  return type && "description" in type ? type.description?.value : undefined;
}

/** Labels of fields whose names are terms of this project. */
const labels: Readonly<Record<string, string>> = {
  alt: "Description",
  anchor: "Name in links",
  body: "Text",
  cors: "Answers scripts",
  eyebrow: "Line over the heading",
  indexed: "In search results",
  to: "Leads to",
};

/** The name of a field in forms and messages: `companyNumber` -> `Company number`, `vatNumber` -> `VAT number`. */
export const label = (name: string): string =>
  labels[name] ??
  name
    .replace(/(?<=[a-z])([A-Z])|-/g, (_match, capital = "") => ` ${String(capital).toLowerCase()}`)
    .replace(/\b(url|vat|ico|aml|faq)\b|^./gi, (letters) => letters.toUpperCase());
