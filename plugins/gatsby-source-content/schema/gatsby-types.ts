import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { print, visit, type DefinitionNode } from "graphql";
import { fileTypes } from "../content-types";
import { jsonSchema, scalars } from "./json-schema";
import { isSectionName, sectionTypeNames, type Types } from "./sdl";

/** The content types for Gatsby's `createTypes`. Types with files are nodes; Gatsby infers no fields. */
export const gatsbyTypeDefinitions = (types: Types): string =>
  [...[...types].map(([name, type]) => gatsbyType(name, type)), frontmatterType(types)].join("\n\n");

/** Gatsby's directives. The others are for the content check. */
const known = ["childOf", "link", "proxy"];

/** Types that Gatsby and its plugins declare themselves, to which ours add fields. */
export const extended = ["Site", "File", "MarkdownRemark"];

function gatsbyType(name: string, type: DefinitionNode): string {
  const text = print(visit(type, { Directive: (node) => (known.includes(node.name.value) ? undefined : null) }));
  if (name === "Section") return text.replace("interface Section {", "interface Section implements Node {\n  id: ID!");
  const isNode = isSectionName(name) || fileTypes.includes(name) || extended.includes(name);
  const above = isSectionName(name) ? "Node & Section" : "Node";
  const kept = name === "Site" ? "" : " @dontInfer";
  return isNode ? text.replace(`type ${name}`, `type ${name} implements ${above}${kept}`) : text;
}

/**
 * The type of `MarkdownRemark.frontmatter`: every field that an editor can write in some file, as it is written. Groups of fields are
 * JSON, and so is a field that two kinds of file write in two ways. Gatsby would infer the types from the words instead, and one edit
 * could change a field's type for all queries.
 */
function frontmatterType(types: Types): string {
  const scalarNamed = new Map(Object.entries(scalars).map(([name, type]) => [type, name]));
  const fields = new Map([["type", "String"]]);
  for (const [name, { type, items }] of [...fileTypes, ...sectionTypeNames(types)].flatMap((typeName) =>
    Object.entries(jsonSchema(types, typeName).properties ?? {}),
  )) {
    const scalar = scalarNamed.get(items?.type ?? type) ?? "JSON";
    const written = items && scalar !== "JSON" ? `[${scalar}]` : scalar;
    fields.set(name, (fields.get(name) ?? written) === written ? written : "JSON");
  }
  const lines = [...fields].map(([name, type]) => `  ${name}: ${type}`);
  return `type MarkdownRemarkFrontmatter @dontInfer {\n${lines.join("\n")}\n}`;
}

/**
 * Writes the fragment `Sections`, which spreads the fragment of every section type, so that the page template does not list them.
 * The folder is Gatsby's own for fragments that packages bring.
 */
export async function writeSectionsFragment(types: Types, folder = path.resolve(".cache/fragments")): Promise<void> {
  const spreads = sectionTypeNames(types).map((name) => `...${name}`);
  const fragment = `fragment Sections on Section { __typename id anchor html ${spreads.join(" ")} }`;
  const text = `import { graphql } from "gatsby";\nexport const fragment = graphql\`${fragment}\`;\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "sections.js"), text);
}
