import { escapeHtml } from "../escape-html";
import { phoneLink } from "../phone";
import { isRecord, type Fields } from "../record";

/** The value of each placeholder, for example `phone` -> "020 7946 0123". */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** A placeholder, and the full stop after it. */
const placeholder = /\{([a-zA-Z]+)\}(\.?)/g;

/** The placeholders of `content/site.md`: `{company}` is its `name`; addresses are on one line; others are the texts and numbers at its top level. */
export function placeholderValues(site: Fields | undefined): PlaceholderValues {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(site ?? {}))
    if (typeof value === "string" || typeof value === "number") values.set(placeholderOf(name), String(value));
  const { address, registeredOffice = address } = site ?? {};
  for (const [name, value] of Object.entries({ address, registeredOffice }))
    if (isRecord(value)) values.set(name, Object.values(value).join(", "));
  return values;
}

export const placeholderOf = (field: string): string => (field === "name" ? "company" : field);

/** A text with its placeholders filled in. Unknown ones stay: a form fills in `{n}` later. "Ltd." ends a sentence without another full stop. */
export const fillPlaceholders = (text: string, values: PlaceholderValues, write = (value: string) => value): string =>
  text.replace(placeholder, (_whole, name: string, stop: string) => {
    const value = values.get(name) ?? `{${name}}`;
    return write(value) + (value.endsWith(".") ? "" : stop);
  });

/** The target of a link with its placeholders filled in: a `tel:` link works from abroad, and values in a query are encoded. */
export function fillPlaceholdersInLink(target: string, values: PlaceholderValues, write?: typeof escapeHtml): string {
  const [, address = "", query = ""] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const filled = fillPlaceholders(address, values, write);
  const plain = filled.startsWith("tel:") ? phoneLink(filled.slice("tel:".length)) : filled;
  return plain + fillPlaceholders(query, values, encodeURIComponent);
}

/** HTML with its placeholders filled in, also as markdown encodes them (`mailto:%7Bemail%7D`). A target that becomes a path gets the prefix. */
export const fillPlaceholdersInHtml = (html: string, values: PlaceholderValues, prefix = ""): string =>
  html
    .replace(/%7B([a-zA-Z]+)%7D/g, (whole, name: string) => (values.has(name) ? `{${name}}` : whole))
    .split(/(?<=<a href=")([^"]*)/)
    .map((part, at) => {
      if (at % 2 === 0) return fillPlaceholders(part, values, escapeHtml);
      const filled = fillPlaceholdersInLink(part, values, escapeHtml);
      return filled.startsWith("/") && !part.startsWith("/") ? prefix + filled : filled;
    })
    .join("");

/** A value of any depth with the placeholders of all its texts filled in. */
export function fillPlaceholdersIn(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === "string") return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((one) => fillPlaceholdersIn(one, values));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillPlaceholdersIn(one, values)]));
}

export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = ""]) => name);
