import { appendFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../tools/lib/copy";
import { writeFiles } from "../../tools/lib/files";
import { sampleSite } from "../fixtures";

/** Copies the project with the fixture site, without the owner's options of two plugins. Another plugin writes a file that builds publish. */
export function copySampleSite(): string {
  const folder = copyProject(sampleSite);
  const feed = 'exports.onPreBuild = () => require("node:fs").writeFileSync("public/feed.xml", "<rss/>");';
  writeFiles(folder, { "plugins/feed/package.json": "{}", "plugins/feed/gatsby-node.js": feed });
  const ours = [
    { resolve: "feed" },
    { resolve: "gatsby-plugin-sveltia-cms" },
    { resolve: "gatsby-plugin-static-pages", options: { files: ["feed.xml"] } },
  ];
  const code = `const ours = ${JSON.stringify(ours)};
    const isOurs = (plugin) => ours.some(({ resolve }) => resolve === (plugin.resolve ?? plugin));
    config.plugins = [...config.plugins.filter((plugin) => !isOurs(plugin)), ...ours];`;
  appendFileSync(path.join(folder, "gatsby-config.ts"), code);
  return folder;
}
