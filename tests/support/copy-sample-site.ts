import { appendFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../tools/lib/copy";
import { sampleSite } from "../fixtures";

/** Copies the project with the fixture site, without the owner's options of two plugins. Its builds publish these files of `public/`. */
export function copySampleSite(files: readonly string[] = []): string {
  const folder = copyProject(sampleSite);
  const ours = [
    { resolve: "gatsby-plugin-sveltia-cms" },
    { resolve: "gatsby-plugin-static-pages", options: { files } },
  ];
  const code = `const ours = ${JSON.stringify(ours)};
    const isOurs = (plugin) => ours.some(({ resolve }) => resolve === (plugin.resolve ?? plugin));
    config.plugins = [...config.plugins.filter((plugin) => !isOurs(plugin)), ...ours];`;
  appendFileSync(path.join(folder, "gatsby-config.ts"), code);
  return folder;
}
