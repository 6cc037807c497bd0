import { spawnSync } from "node:child_process";
import path from "node:path";
import { command } from "./commands";
import { copyProject, spawnOptions } from "./copy";
import { examplesInAllLayouts, examplesPage } from "./examples";
import { writeFiles } from "./files";

/** The fixture site with a page of examples at /sections, in the company's design. */
export function copyGallery(): string {
  const folder = copyProject("tests/fixtures/site");
  writeFiles(folder, examplesPage(examplesInAllLayouts()));
  return folder;
}

/** Runs a tool such as "build" in a copy; returns whether it succeeded. */
export const runTool = (tool: string, folder: string): boolean =>
  spawnSync(...command("tsx", path.resolve(`tools/${tool}.ts`)), { ...spawnOptions(folder), stdio: "inherit" })
    .status === 0;
