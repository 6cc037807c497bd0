import type { CmsConfig, EntryCollection, GitBackend } from "@sveltia/cms";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentTypes, siteFile } from "../content-model/content-types";
import { entriesOf, type Entry, type Content } from "../content-model/read/content";
import { fieldsOf, sectionTypeNames, sectionTypeOf, type Types } from "../content-model/schema/sdl";
import { descriptionOf, label, parseDescription } from "../content-model/schema/description";
import { fieldsOfType } from "./fields";

/** The pages in the order of their collections. Those that search engines do not index, for example the 404 page, come last. */
export function pagesOf(content: Content): Entry[] {
  const rank = ({ data }: Entry): string => `${data?.indexed === false ? 1 : 0}${String(data?.path)}`;
  return entriesOf(content, "page").sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** The configuration of Sveltia CMS without the collections of pages: new pages, the company, photos and forms. */
export function cmsConfig(content: Content, types: Types, backend: GitBackend): CmsConfig {
  const hasShared = entriesOf(content, "section").some(({ page }) => page === undefined);
  const company = { label: contentTypes.site.title, icon: "apartment" };
  return {
    ...(parse(readFileSync("plugins/gatsby-plugin-sveltia-cms/config.yml", "utf8")) as Partial<CmsConfig>),
    backend,
    app_title: content.placeholders.get("company"),
    collections: [
      newPages(types, pagesOf(content)),
      ...(hasShared ? [sections(types, "shared", "Shared sections", "content/shared")] : []),
      { divider: true },
      {
        name: "company",
        ...company,
        format,
        editor: { preview: false },
        files: [{ name: "site", ...company, file: siteFile, fields: fieldsOfType(types, "Company") }],
      },
      {
        ...folder("content/photos", "photos", "photo", "photo_library"),
        slug: { template: "{{alt | default('photo')}}", editable: true },
        identifier_field: "alt",
        summary: "{{slug}}: {{alt | default('decoration')}}",
        thumbnail: ["image", "stockUrl"],
        // Uploads are saved beside the photo's file.
        fields: fieldsOfType(types, "Photo", {
          image: (field) => ({ ...field, ...upload, widget: "image" as const }),
        }),
      },
      {
        ...folder("content/forms", "forms", "form", "mail"),
        identifier_field: "subject",
        summary: "{{slug}}: {{subject}}",
        fields: fieldsOfType(types, "Form"),
      },
    ],
  };
}

/** Images that the site can have, and those of phones, which Sveltia converts. */
const accept = ["jpeg", "png", "webp", "avif", "heic", "heif"].map((format) => `image/${format}`).join(",");
const upload = { media_folder: "", public_folder: "", choose_url: false, accept };

/** Sveltia accepts only this built-in format for a single `.md` file; start.ts replaces it. */
const format = "yaml-frontmatter";

/** A collection of the files in a folder. Only pages and sections have a preview. */
const folder = (place: string, name: string, singular: string, icon: string, preview = false) => ({
  name,
  label: label(name),
  label_singular: singular,
  icon,
  format,
  folder: place,
  editor: { preview },
});

/** The sections in a folder. Their fields depend on their type, which Sveltia supports only inside an object. */
function sections(types: Types, name: string, title: string, place: string): EntryCollection {
  const shared = new Set(fieldsOf(types, "Section").map((field) => field.name.value));
  const variants = sectionTypeNames(types).map((typeName) => {
    const fields = fieldsOfType(types, typeName)
      .filter(({ name }) => !["type", "original"].includes(name))
      // The fields of all sections are rarely needed, so they come last.
      .sort((one, other) => Number(shared.has(one.name)) - Number(shared.has(other.name)));
    const type = sectionTypeOf(typeName);
    const [purpose = ""] = parseDescription(descriptionOf(types, typeName)).words.split(/\.(?: |$)/);
    const title = [label(type), purpose.replace(/^./, (letter) => letter.toLowerCase())].filter(Boolean).join(": ");
    return { name: type, label: title, widget: "object" as const, fields };
  });
  return {
    ...folder(place, name, "section", "web", true),
    label: title,
    filter: { field: "section.type", value: variants.map((variant) => variant.name) },
    identifier_field: "section.heading",
    slug: { template: "{{fields.section.heading | default('{{fields.section.type}}')}}", editable: true },
    summary:
      "{{fields.section.draft | ternary('Draft · ', '')}}{{fields.order | ternary('', 'Not on a page · ')}}" +
      "{{fields.section.heading | default('No heading')}} · {{fields.section.type}}",
    sortable_fields: { fields: ["order", "section.heading"], default: { field: "order", direction: "ascending" } },
    fields: [
      { name: "section", label: "Type of section", widget: "object", types: variants },
      // New sections come last. Those that no page lists have none.
      { name: "order", widget: "hidden", default: 1000 },
      { name: "original", widget: "hidden" },
    ],
  };
}

/** A page's own file, then its sections. */
export function pageCollection(types: Types, page: string): EntryCollection {
  const name = `page-${page}`;
  const fields = fieldsOfType(types, "Page", {
    sections: (field) => ({
      ...field,
      label: "Sections, from top to bottom",
      hint: "Drag to change the order, or use the arrow keys. A new section is saved together with the page.",
      widget: "relation",
      collection: name,
      value_field: "{{slug}}",
      multiple: true,
      required: false,
      // Leaves out the page itself.
      filters: [{ field: "section.type", values: sectionTypeNames(types).map(sectionTypeOf) }],
      // Shows tags, which can be sorted, instead of checkboxes.
      dropdown_threshold: 0,
      display_fields: ["{{fields.section.heading}}", "({{slug}})"],
      search_fields: ["section.heading"],
    }),
  });
  return {
    ...sections(types, name, `Page: ${page}`, `content/pages/${page}`),
    // Sections first: most editors open the page to add one.
    index_file: {
      name: "page",
      label: "This page: add and sort sections, title, links",
      icon: "web",
      fields: fields.sort((one, other) => Number(other.name === "sections") - Number(one.name === "sections")),
    },
  };
}

/** Pages added since the build: each is a draft until it has sections. Its path becomes the name of its folder. */
function newPages(types: Types, pages: readonly Entry[]): EntryCollection {
  const taken = `^(?!(?:${pages.map(({ data }) => String(data?.path)).join("|")})$)`;
  const pattern: [string, string] = [
    `${taken}(?:/[a-z0-9-]+)+$`,
    "Small letters, digits and dashes after a slash, like /landlords; no other page may have this path",
  ];
  const fields = fieldsOfType(types, "Page", {
    path: (field) => ({ ...field, widget: "string", pattern }),
    draft: (field) => ({ ...field, widget: "boolean", default: true }),
  });
  return {
    ...folder("content/pages", "new-pages", "page", "note_add"),
    path: "{{slug}}/page",
    filter: { field: "path", pattern: taken },
    identifier_field: "title",
    slug: { template: "{{path}}", editable: false },
    summary: "{{draft | ternary('Draft · ', '')}}{{path}}: {{title}}",
    fields: fields.filter(({ name }) => name !== "sections"),
  };
}
