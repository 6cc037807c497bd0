import { readFileSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";

/** The examples of section types in src/sections/<type>/examples, by names such as "faq-plain". A hero is the first. */
export const examples = (root = "src/sections"): Map<string, string> =>
  new Map(
    filesIn(root)
      .flatMap((file): [string, string][] => {
        const [, type = "", name] = /^([^/]+)\/examples\/([^/]+)\.md$/.exec(file) ?? [];
        return name ? [[`${type}-${name}`, readFileSync(`${root}/${file}`, "utf8")]] : [];
      })
      .sort(([one], [other]) => Number(other.startsWith("hero")) - Number(one.startsWith("hero"))),
  );

/** The content files of a page at /sections with all examples. */
export function examplesPage(root?: string): Record<string, string> {
  const sections = [...examples(root)];
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
