import { readFileSync } from "node:fs";
import { jsonSchema } from "../../plugins/content-model/schema/json-schema";
import { readTypes } from "../../plugins/content-model/schema/read-types";
import { sectionTypeName } from "../../plugins/content-model/schema/sdl";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";

/** The examples of section types in src/sections/<type>/examples, by names such as "faq-plain". A hero is the first. */
export const examples = (root = "src/sections"): Map<string, string> =>
  new Map(
    filesIn(root)
      .flatMap((file): [string, string][] => {
        const [, type = "", name] = /^([^/]+)\/examples\/([^/]+)\.md$/.exec(file) ?? [];
        return name ? [[`${type}-${name}`, readFileSync(`${root}/${file}`, "utf8")]] : [];
      })
      .sort(heroFirst),
  );

const heroFirst = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  Number(other.startsWith("hero")) - Number(one.startsWith("hero")) || one.localeCompare(other);

/** The examples, and a copy of one in each other layout of its type, for example "story-shaded". A page has only one hero. */
export function examplesInAllLayouts(): Map<string, string> {
  const types = readTypes("src");
  const copies = [...examples().values()].flatMap((text) => {
    const [, type = ""] = /^type: (.*)/m.exec(text) ?? [];
    const layouts = type === "hero" ? [] : jsonSchema(types, sectionTypeName(type)).properties?.layout?.enum;
    const plain = text.replace(/^layout: .*\n/m, "");
    const copyIn = (layout: string) => plain.replace(/^type: .*\n/m, `$&layout: ${layout}\n`);
    return (layouts ?? []).map((layout) => [`${type}-${layout}`, copyIn(layout)] as const);
  });
  return new Map([...copies, ...examples()].sort(heroFirst));
}

/** The content files of a page at /sections with all examples. */
export function examplesPage(shown = examples()): Record<string, string> {
  const sections = [...shown];
  const page = `---
path: /sections
title: A section of every type
description: A page with a section of every type that the site has, each with all of its parts and with texts of the usual length.
navigation:
  - text: Home
    to: /
  - text: Story
    to: "#story-blueprint"
sections:
${sections.map(([name]) => `  - ${name}`).join("\n")}
---
`;
  const files = [["page", page] as const, ...sections];
  return Object.fromEntries(files.map(([name, text]) => [`content/pages/sections/${name}.md`, text]));
}
