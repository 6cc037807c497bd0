import { writeFile } from "node:fs/promises";
import { print, visit, type DefinitionNode } from "graphql";
import { fileTypes } from "../content-model/content-types";
import { jsonSchema, scalars } from "../content-model/schema/json-schema";
import { isSectionName, sectionTypeNames, type Types } from "../content-model/schema/sdl";
import { extended } from "../content-model/schema/wrong-types";

/** The content types for Gatsby's `createTypes`. Types with files are nodes; Gatsby infers no fields. */
export const gatsbyTypeDefinitions = (types: Types): string =>
  [...[...types].map(([name, type]) => gatsbyType(name, type)), frontmatterType(types)].join("\n\n");

/** Gatsby's directives. Only this plugin reads the others. */
const known = ["childOf", "link", "proxy"];

function gatsbyType(name: string, type: DefinitionNode): string {
  const text = print(visit(type, { Directive: (node) => (known.includes(node.name.value) ? undefined : null) }));
  if (name === "Section") return text.replace("interface Section {", "interface Section implements Node {\n  id: ID!");
  const isNode = isSectionName(name) || fileTypes.includes(name) || extended.includes(name);
  const interfaces = isSectionName(name) ? "Node & Section" : "Node";
  const inference = name === "Site" ? "" : " @dontInfer";
  return isNode ? text.replace(`type ${name}`, `type ${name} implements ${interfaces}${inference}`) : text;
}

/** The type of `MarkdownRemark.frontmatter`: all fields as written. Inferred by Gatsby, one edit could change a field's type for all queries. */
function frontmatterType(types: Types): string {
  const scalarNamed = new Map(Object.entries(scalars).map(([name, type]) => [type, name]));
  const fields = new Map([["type", "String"]]);
  for (const [name, { type, items }] of [...fileTypes, ...sectionTypeNames(types)].flatMap((typeName) =>
    Object.entries(jsonSchema(types, typeName).properties ?? {}),
  )) {
    const scalar = scalarNamed.get(items?.type ?? type) ?? "JSON";
    const fieldType = items && scalar !== "JSON" ? `[${scalar}]` : scalar;
    fields.set(name, (fields.get(name) ?? fieldType) === fieldType ? fieldType : "JSON");
  }
  const lines = [...fields].map(([name, type]) => `  ${name}: ${type}`);
  return `type MarkdownRemarkFrontmatter @dontInfer {\n${lines.join("\n")}\n}`;
}

/** Writes the fragment `Sections`, which spreads those of all section types, to the folder that Gatsby makes for fragments of packages. */
export async function writeSectionsFragment(types: Types): Promise<void> {
  const spreads = sectionTypeNames(types).map((name) => `...${name}`);
  const fragment = `fragment Sections on Section { __typename id anchor html ${spreads.join(" ")} }`;
  const text = `import { graphql } from "gatsby";\nexport const fragment = graphql\`${fragment}\`;\n`;
  await writeFile(".cache/fragments/sections.js", text);
}
