import type { FieldDefinitionNode } from "graphql";
import { contentTypeOf, siteFile } from "./content-types";
import { photoUrl } from "./photo-hosts";
import { anchorOf, findNamed, imageFile, type Entry, type Content } from "./read/content";
import { findSection, sectionNames } from "./read/pages";
import { fillField, htmlOf } from "./read/fill-field";
import { hasEnded } from "./dates";
import { isRecord, type Fields } from "./record";
import { argument, fieldsOf, isDerived, isList, namedType, type Types } from "./schema/sdl";

/** The fields that queries rename, with the new name first: `["storyLayout", "layout"]`. */
type Aliases = readonly (readonly [alias: string, name: string])[];

/** The aliases in the queries and fragments of some source files. Escaped, because the bundle for /admin has no queries. */
export const aliasesIn = (sources: readonly string[]): Aliases =>
  [...sources.join("\n").matchAll(/(?<![.\w])graphql\x60([^\x60]*)\x60/g)].flatMap(([, query = ""]) =>
    [...query.matchAll(/\b(\w+): (\w+)/g)].map(([, alias = "", name = ""]) => [alias, name] as const),
  );

/** The data of a page's query for the CMS's previews: without Gatsby, for unfinished files, and with the names that queries give to fields. */
export function pageData(content: Content, types: Types, aliases: Aliases = [], localUrl = (_file: string) => "") {
  const site = content.entries.get(siteFile);
  const company: Fields = site ? dataOf(site) : {};
  if (hasEnded(company.notice)) company.notice = null;
  return { company, dataOf };

  function dataOf(entry: Entry): Fields {
    const { typeName = "", file, slug, contentType, data = {} } = entry;
    const fields = completed(typeName, data);
    const own = {
      __typename: typeName,
      id: file,
      slug,
      anchor: anchorOf(entry),
      html: textOf(entry),
      gatsbyImageData: imageOf(entry),
    };
    if (contentType !== "page") return renamed({ ...fields, ...own });
    const sections = sectionNames(entry).flatMap((name) => findSection(content, entry, name) ?? []);
    const navigation = [fields.navigation, fields.sectionLinks].flat();
    return renamed({ ...fields, ...own, navigation, sections: sections.map(dataOf) });
  }

  function completed(typeName: string, data: Fields): Fields {
    const fields = fieldsOf(types, typeName).map((field) => [field.name.value, valueOf(field, data[field.name.value])]);
    return Object.fromEntries(fields) as Fields;
  }

  function renamed(fields: Fields): Fields {
    const more = aliases.flatMap(([alias, name]) => (name in fields ? [[alias, fields[name]]] : []));
    return { ...(Object.fromEntries(more) as Fields), ...fields };
  }

  function valueOf(field: FieldDefinitionNode, written: unknown): unknown {
    const type = namedType(field.type);
    if (type === "Company") return company;
    if (argument(field, "link", "by") === "slug") {
      const slugs = [written].flat().filter((one) => typeof one === "string");
      const named = slugs.flatMap((slug) => findNamed(content, contentTypeOf(type) ?? "photo", slug) ?? []).map(dataOf);
      return isList(field.type) ? named : (named[0] ?? null);
    }
    const from = argument(field, "default", "from");
    const fallback = typeof from === "string" ? company[from] : argument(field, "default", "value");
    const derived = isDerived(field) ? content.placeholders.get(field.name.value) : undefined;
    return filled(field, written ?? fallback ?? derived ?? (isList(field.type) ? [] : null));
  }

  function filled(field: FieldDefinitionNode, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => filled(field, one));
    if (isRecord(value)) return renamed(completed(namedType(field.type), value));
    return typeof value === "string" ? fillField(field, value, content.placeholders) : value;
  }

  function textOf({ body }: Entry): string | null {
    if (body.trim() === "") return null;
    return htmlOf(body, content.placeholders).replaceAll(/(?<=<img src=")photo:([^"]*)/g, (_url, name: string) =>
      urlOf(findNamed(content, "photo", name), 720, 480),
    );
  }

  /** One size is enough for a preview. */
  function imageOf(photo: Entry) {
    const isWhole = photo.data?.focus === "whole";
    const images = { fallback: { src: urlOf(photo, 1200, 1200) } };
    return { layout: isWhole ? "constrained" : "fullWidth", width: 1200, height: 1200, images };
  }

  function urlOf(photo: Entry | undefined, width: number, height: number): string {
    const { stockUrl, focus } = photo?.data ?? {};
    const file = photo && imageFile(photo);
    return file ? localUrl(file) : photoUrl(stockUrl, width, height, focus === "whole" ? focus : "centre");
  }
}
