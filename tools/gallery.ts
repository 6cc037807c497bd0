import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../plugins/content-model/escape-html";
import { command } from "./lib/commands";
import { copyProject, spawnOptions } from "./lib/copy";
import { examples, examplesPage } from "./lib/examples";
import { writeFiles } from "./lib/files";
import { runCommand } from "./lib/run-command";

const usage = "npm run gallery   builds and serves a page with the examples of all section types, at /sections";

void runCommand({ usage, options: {} }, () => {
  const folder = copyProject("tests/fixtures/site");
  writeFiles(folder, examplesPage());
  const run = (tool: string) =>
    spawnSync(...command("tsx", path.resolve(`tools/${tool}.ts`)), { ...spawnOptions(folder), stdio: "inherit" });
  if (run("build").status !== 0) return false;
  const page = path.join(folder, "dist/sections.html");
  const sources = examples();
  const source = (name: string) =>
    `<details><summary>${name}</summary><pre>${escapeHtml(sources.get(name) ?? "")}</pre></details>`;
  const html = readFileSync(page, "utf8").replace(/<section id="([\w-]+)"/g, (tag, name: string) => source(name) + tag);
  writeFileSync(page, html);
  return run("serve").status === 0;
});
