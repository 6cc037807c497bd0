import type { FieldDefinitionNode } from "graphql";
import { siteFile } from "../kinds";
import { pictureOf, stockPhotos, type Content } from "../read/content";
import type { Entry } from "../read/entry";
import { argument, hasDirective, namedType, resolvingDirectives } from "../schema/field-definition";
import { isRecord } from "../record";
import type { Related, Relations } from "./relations";
import { fieldsOf, sectionWord, type Types } from "../schema/sdl";
import { fillTokensIn, fillTokensInLink } from "../read/tokens";

/**
 * The fields of a content file's node: those that the editor wrote, with tokens filled in; defaults for those left out; and those
 * that the build derives. Links to other files are the ids of their nodes, which `idOf` makes of a file's name.
 */
export function nodeFields(
  entry: Entry,
  content: Content,
  types: Types,
  relations: Relations,
  idOf: (file: string) => string,
): Record<string, unknown> {
  const { entries, facts } = content;
  const { file, name, typeName = "" } = entry;
  const ids = (related: Related): string[] => (related.get(file) ?? []).map((other) => idOf(other.file));
  const derived: Record<string, unknown> = {
    ...Object.fromEntries(facts),
    name,
    file,
    type: sectionWord(typeName),
    company: idOf(siteFile),
    hasStockPhotos: stockPhotos(content).length > 0,
    navigation: entries.get(siteFile)?.data?.navigation,
    pages: ids(relations.pages),
    photos: ids(relations.photos),
    usedBy: ids(relations.usedBy),
  };
  // A picture of one's own says its size itself.
  const fields = completed(typeName, { ...entry.data, ...pictureOf(content, entry) });
  if (entry.kind !== "page") return fields;
  const navigation = [fields.navigation, fields.sectionLinks].flat();
  return { ...fields, navigation, sections: ids(relations.sections) };

  /** The fields that a type declares, at any depth: as written, or by default, or derived. */
  function completed(typeName: string, written: Record<string, unknown>): Record<string, unknown> {
    const declared = fieldsOf(types, typeName).filter(
      (field) => !resolvingDirectives.some((one) => hasDirective(field, one)),
    );
    return Object.fromEntries(declared.map((field) => [field.name.value, valueOf(field, written[field.name.value])]));
  }

  function valueOf(field: FieldDefinitionNode, written: unknown): unknown {
    if (hasDirective(field, "derived")) return derived[field.name.value];
    const from = argument(field, "fallback", "from");
    const fallback = typeof from === "string" ? derived[from] : argument(field, "fallback", "value");
    return filled(field, written ?? fallback);
  }

  function filled(field: FieldDefinitionNode, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => filled(field, one));
    if (isRecord(value)) return completed(namedType(field.type), value);
    const isLink = argument(field, "constraint", "format") === "link";
    return isLink && typeof value === "string" ? fillTokensInLink(value, facts) : fillTokensIn(value, facts);
  }
}
