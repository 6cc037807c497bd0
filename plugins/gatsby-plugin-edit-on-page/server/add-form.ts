import { fileOf } from "../../gatsby-source-content/kinds";
import { readContent } from "../../gatsby-source-content/read/content";
import { sectionNames } from "../../gatsby-source-content/read/pages";
import { descriptionOf } from "../../gatsby-source-content/schema/description";
import type { FieldSchema } from "../../gatsby-source-content/schema/field-schema";
import { jsonSchema } from "../../gatsby-source-content/schema/json-schema";
import { sectionTypeNames, sectionWord, type Types } from "../../gatsby-source-content/schema/sdl";
import { choicesFor } from "./parts";

/** What can be new. */
export type Addition = "section" | "page" | "photo";

/** What there is to say of something new before it can be made: its fields are those of the files, as far as they are there. */
export function addForm(root: string, types: Types, what: Addition, folder: string) {
  const content = readContent(root);
  const page = content.entries.get(fileOf("page", folder));
  const names = page ? sectionNames(page) : [];
  const fields = { section: { after: names.at(-1) }, page: { path: "/" }, photo: {} }[what];
  return { schema: schemaOf(types, what, names), fields, choices: choicesFor(root, content, types, "") };
}

function schemaOf(types: Types, what: Addition, sections: string[]): FieldSchema {
  const form = (required: string[], fields: Record<string, Partial<FieldSchema>>): FieldSchema => {
    const whole = Object.entries(fields).map(([name, field]): [string, FieldSchema] => [
      name,
      { type: "string", ...field },
    ]);
    return { type: "object", properties: Object.fromEntries(whole), required };
  };
  const known = (type: string) => jsonSchema(types, type).properties ?? {};
  if (what === "page") {
    const { path, title = {}, description = {} } = known("Page");
    return form(["path", "title", "description", "heading"], {
      path: { ...path, title: "Address" },
      title,
      description,
      heading: known("HeroSection").heading ?? {},
      link: {
        title: "Link at the top",
        description:
          "What the links at the top call it, on pages that have no links of their own; empty if none leads to it. Example: Landlords",
        maxLength: 50,
      },
    });
  }
  if (what === "photo") {
    const { alt, credit = {}, source } = known("Photo");
    return form(["name"], {
      source: { ...source, title: "Or the address of a stock photo" },
      name: { description: "Small letters, digits and dashes, by which you find it again. Example: front-door" },
      alt: {
        ...alt,
        title: "What it shows",
        description: "For people who cannot see it. Example: A brick terrace in evening light",
      },
      decorates: {
        type: "boolean",
        title: "It only decorates",
        description: "Nobody who cannot see it misses anything.",
      },
      credit,
    });
  }
  const kinds = sectionTypeNames(types).filter((type) => type !== "HeroSection");
  return form(["kind", "after"], {
    kind: {
      description: "How it looks, and what it holds.",
      enum: kinds.map(sectionWord),
      choices: Object.fromEntries(kinds.map((type) => [sectionWord(type), descriptionOf(types, type) ?? ""])),
    },
    after: { title: "Comes after", description: "The section that it follows on the page.", enum: sections },
  });
}
