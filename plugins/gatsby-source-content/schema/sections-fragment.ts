import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sectionTypeNames, type Types } from "./sdl";

/**
 * Writes the fragment `Sections`, which spreads the fragment of every section type, so that the page template does not list them.
 * The folder is Gatsby's own for fragments that packages bring.
 */
export async function writeSectionsFragment(types: Types, folder: string): Promise<void> {
  const spreads = sectionTypeNames(types).map((name) => `...${name}`);
  const fragment = `fragment Sections on Section { __typename id anchor html ${spreads.join(" ")} }`;
  const text = `import { graphql } from "gatsby";\nexport const fragment = graphql\`${fragment}\`;\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "sections.js"), text);
}
