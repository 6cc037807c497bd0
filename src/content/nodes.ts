import type { FieldDefinitionNode } from "graphql";
import type { Content } from "./content";
import type { Entry } from "./entry";
import { argument, hasDirective, namedType, resolved } from "./fields";
import { isRecord } from "./frontmatter";
import { fieldsOf, type Types } from "./sdl";
import { findSection, isDraft, sectionNames } from "./site-map";
import { fillTokensInRecord } from "./tokens";

/** Turns a content file's name into the id of its node. */
export type IdOf = (file: string) => string;

/**
 * The fields of a content file's node: what the editor wrote with its tokens filled in, the defaults of what the editor
 * left out, and what the build derives. Other files are named by their nodes' ids.
 */
export function nodeFields(entry: Entry, content: Content, types: Types, idOf: IdOf): Record<string, unknown> {
  const written = fillTokensInRecord(entry.data ?? {}, content.facts);
  const derived = {
    ...Object.fromEntries(content.facts),
    name: entry.name,
    file: entry.file,
    company: idOf("content/site.md"),
  };
  const fields = completed(types, entry.typeName ?? "", written, derived);
  return entry.kind === "page" ? { ...fields, sections: sectionIds(entry, content, idOf) } : fields;
}

/** The fields that a type declares, at any depth: as written, or by default, or derived. */
function completed(types: Types, typeName: string, written: Record<string, unknown>, derived: Record<string, unknown>) {
  const pairs = fieldsOf(types, typeName)
    .filter((field) => !resolved.some((directive) => hasDirective(field, directive)))
    .map((field) => {
      const name = field.name.value;
      if (hasDirective(field, "derived")) return [name, derived[name]] as const;
      const value = written[name] ?? defaultOf(field, derived);
      return [name, isLinked(field) ? value : completedValue(types, namedType(field.type), value)] as const;
    });
  return Object.fromEntries(pairs);
}

function completedValue(types: Types, typeName: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => completedValue(types, typeName, one));
  return isRecord(value) ? completed(types, typeName, value, {}) : value;
}

const isLinked = (field: FieldDefinitionNode): boolean => hasDirective(field, "link");

function defaultOf(field: FieldDefinitionNode, derived: Record<string, unknown>): unknown {
  const from = argument(field, "fallback", "from");
  return typeof from === "string" ? derived[from] : argument(field, "fallback", "value");
}

const sectionIds = (page: Entry, content: Content, idOf: IdOf): string[] =>
  sectionNames(page).flatMap((name) => {
    const section = findSection(content, page, name);
    return section && isShown(section) ? [idOf(section.file)] : [];
  });

/** Whether the site shows a file: a draft is left out of a build. */
export const isShown = (entry: Entry): boolean => !isDraft(entry) || process.env.NODE_ENV !== "production";
