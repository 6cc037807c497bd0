import { entriesOf, type Content } from "../../../gatsby-source-content/read/content";
import { sectionNames } from "../../../gatsby-source-content/read/pages";
import { jsonSchema } from "../../../gatsby-source-content/schema/json-schema";
import { descriptionOf } from "../../../gatsby-source-content/schema/description";
import { sectionTypeNames, sectionWord, type Types } from "../../../gatsby-source-content/schema/sdl";
import type { AddForm, Addition, FieldSchema } from "../../protocol";
import { choicesFor } from "../parts";
import { sectionPicture } from "../pictures";

type Fields = Record<string, FieldSchema | undefined>;

const text = (title: string, description: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  type: "string",
  title,
  description,
  ...more,
});

const formOf = (fields: Fields, required: string[]): FieldSchema => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(fields).flatMap(([name, one]) => (one ? [[name, one]] : []))),
  required,
});

const fieldsOf = (types: Types, type: string): Fields => jsonSchema(types, type).properties ?? {};

/** What there is to say of something new before it can be made: its fields are those of the files, as far as they are there. */
export function addForm(root: string, content: Content, types: Types, what: Addition, folder: string): AddForm {
  const choices = choicesFor(content, types, "");
  if (what === "page") {
    const { path, title, description } = fieldsOf(types, "Page");
    const { heading } = fieldsOf(types, "HeroSection");
    const link = text(
      "Link at the top",
      "What the links at the top call it; empty if none leads to it. Example: Landlords",
      {
        maxLength: 50,
      },
    );
    return {
      schema: formOf({ path: path && { ...path, title: "Address" }, title, description, heading, link }, [
        "path",
        "title",
        "description",
        "heading",
      ]),
      fields: { path: "/" },
      choices,
    };
  }
  if (what === "photo") {
    const { alt, credit, source } = fieldsOf(types, "Photo");
    const shown = "For people who cannot see it. Example: A brick terrace in evening light";
    const fields: Fields = {
      source: source && { ...source, title: "Or the address of a stock photo" },
      name: text("Name", "Small letters, digits and dashes, by which you find it again. Example: front-door"),
      alt: alt && { ...alt, title: "What it shows", description: shown },
      decorates: {
        type: "boolean",
        title: "It only decorates",
        description: "Nobody who cannot see it misses anything.",
      },
      credit,
    };
    return { schema: formOf(fields, ["name"]), fields: {}, choices };
  }
  const page = entriesOf(content, "page").find(({ name }) => name === folder);
  const names = page ? sectionNames(page) : [];
  const kinds = sectionTypeNames(types).filter((type) => type !== "HeroSection");
  const kind = text("Kind", "How it looks, and what it holds.", {
    enum: kinds.map(sectionWord),
    choices: Object.fromEntries(kinds.map((type) => [sectionWord(type), descriptionOf(types, type) ?? ""])),
  });
  const after = text("Comes after", "The section that it follows on the page.", { enum: names });
  const pictures = kinds.map((type) => [sectionWord(type), sectionPicture(root, sectionWord(type))] as const);
  return {
    schema: formOf({ kind, after }, ["kind", "after"]),
    fields: { after: names.at(-1) },
    choices: { ...choices, kinds: Object.fromEntries(pictures.flatMap(([name, one]) => (one ? [[name, one]] : []))) },
  };
}
