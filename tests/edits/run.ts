import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { edits, restore } from "./edits";

/**
 * Makes ordinary edits in a clone of the last commit, each alone and then all of them together, and runs the checks on each:
 * npm run test:edits [-- --only "a draft"] [-- --together]. Takes about half an hour.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, together: { type: "boolean" } } });

/** Undoes what another edit does, so it cannot go with it. */
const alone = ["an optional field left out"];

const folder = mkdtempSync(path.join(tmpdir(), "edits-"));
execFileSync("git", ["clone", "--quiet", process.cwd(), folder]);
symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
cpSync("content", path.join(folder, "content"), { recursive: true });

/** Runs a script of the clone; gives whether it passed, and prints what it said where it did not. */
function passes(...words: string[]): boolean {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}

const unit = ["test:unit", "--", "tests/build/(links|metadata|crawlers|disclosures|structured)"];

function tell(name: string, passed: boolean): boolean {
  console.log(`${passed ? "passed" : "FAILED"}  ${name}`);
  return passed;
}

function each(): boolean[] {
  const chosen = Object.entries(edits).filter(([name]) => values.only === undefined || name === values.only);
  return chosen.map(([name, edit]) => {
    restore(folder, ".");
    edit(folder);
    return tell(name, passes("check") && passes("build") && passes(...unit));
  });
}

function together(): boolean {
  restore(folder, ".");
  for (const [name, edit] of Object.entries(edits)) if (!alone.includes(name)) edit(folder);
  return tell("all of them together", passes("test"));
}

const results = [...(values.together ? [] : each()), ...(values.only === undefined ? [together()] : [])];
rmSync(folder, { recursive: true, force: true });
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
