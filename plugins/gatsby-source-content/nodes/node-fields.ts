import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../kinds";
import { entriesOf, pictureOf, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { argument, hasDirective, namedType, resolvingDirectives } from "../schema/field-definition";
import { isRecord } from "../record";
import type { Related, Relations } from "./relations";
import { fieldsOf, sectionWord, type Types } from "../schema/sdl";
import { fillTokensIn, fillTokensInLink, type Facts } from "../read/tokens";

/** Turns a content file's name into the id of its node. */
export type IdOf = (file: string) => string;

/**
 * The fields of a content file's node: those that the editor wrote, with tokens filled in; defaults for those left out; and those
 * that the build derives. Links to other files are the ids of their nodes.
 */
export function nodeFields(
  entry: Entry,
  content: Content,
  types: Types,
  relations: Relations,
  idOf: IdOf,
): Record<string, unknown> {
  const { entries, facts } = content;
  // A picture of one's own says its size itself.
  const written = { ...entry.data, ...pictureOf(content, entry) };
  const ids = (related: Related): string[] => (related.get(entry.file) ?? []).map(({ file }) => idOf(file));
  const derived = {
    ...Object.fromEntries(facts),
    name: entry.name,
    file: entry.file,
    type: sectionWord(entry.typeName ?? ""),
    company: idOf(siteFile),
    hasStockPhotos: entriesOf(content, "photo").some(({ data }) => data?.source !== undefined),
    navigation: entries.get(siteFile)?.data?.navigation,
    pages: ids(relations.pages),
    photos: ids(relations.photos),
    usedBy: ids(relations.usedBy),
  };
  const fields = completed({ types, facts }, entry.typeName ?? "", written, derived);
  if (entry.kind !== "page") return fields;
  const navigation = [fields.navigation, fields.sectionLinks].flat();
  return { ...fields, navigation, sections: ids(relations.sections) };
}

/** What the fields of a node are made with. */
interface With {
  types: Types;
  facts: Facts;
}

/** The fields that a type declares, at any depth: as written, or by default, or derived. */
function completed(made: With, typeName: string, written: Record<string, unknown>, derived: Record<string, unknown>) {
  const pairs = fieldsOf(made.types, typeName)
    .filter((field) => !resolvingDirectives.some((directive) => hasDirective(field, directive)))
    .map((field) => {
      const name = field.name.value;
      if (hasDirective(field, "derived")) return [name, derived[name]] as const;
      return [name, completedValue(made, field, written[name] ?? defaultOf(field, derived))] as const;
    });
  return Object.fromEntries(pairs);
}

function completedValue(made: With, field: FieldDefinitionNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => completedValue(made, field, one));
  if (isRecord(value)) return completed(made, namedType(field.type), value, {});
  const isLink = argument(field, "constraint", "format") === "link";
  return isLink && typeof value === "string" ? fillTokensInLink(value, made.facts) : fillTokensIn(value, made.facts);
}

function defaultOf(field: FieldDefinitionNode, derived: Record<string, unknown>): unknown {
  const from = argument(field, "fallback", "from");
  return typeof from === "string" ? derived[from] : argument(field, "fallback", "value");
}
