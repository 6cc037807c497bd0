import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../plugins/content-model/escape-html";
import { examplesInAllLayouts } from "./lib/examples";
import { copyGallery, runTool } from "./lib/gallery";
import { runCommand } from "./lib/run-command";

const usage = "npm run gallery   builds and serves a page with the examples of all section types, at /sections";

void runCommand({ usage, options: {} }, () => {
  const folder = copyGallery();
  if (!runTool("build", folder)) return false;
  const page = path.join(folder, "dist/sections.html");
  const sources = examplesInAllLayouts();
  const source = (name: string) =>
    `<details><summary>${name}</summary><pre>${escapeHtml(sources.get(name) ?? "")}</pre></details>`;
  const html = readFileSync(page, "utf8").replace(/<section id="([\w-]+)"/g, (tag, name: string) => source(name) + tag);
  writeFileSync(page, html);
  return runTool("serve", folder);
});
