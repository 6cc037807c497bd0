import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { command } from "../../tools/support/commands";
import { edits } from "./edits";

/**
 * Makes ordinary edits in a clone of the last commit, each alone and then all of them together, and runs the checks on each:
 * npm run test:edits [-- --only "a draft"] [-- --together] [-- --keep]. `--keep` leaves the clone, to look at. On two cores, an edit
 * alone took half a minute to two minutes, by what else the machine had to do, and all of them together an hour.
 */
const { values } = parseArgs({
  options: { only: { type: "string" }, together: { type: "boolean" }, keep: { type: "boolean" } },
});

const folder = mkdtempSync(path.join(tmpdir(), "edits-"));
const git = (...words: string[]): Buffer => execFileSync("git", ["-C", folder, ...words]);
git("clone", "--quiet", process.cwd(), ".");
symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");

/** Puts the content back to what the commit has. What the last build left stays: the next one begins with it. */
function restore(): void {
  git("checkout", "--quiet", "--", "content");
  git("clean", "--quiet", "--force", "-d", "content");
}

/** Runs a package's command in the clone; gives whether it passed, and prints what it said where it did not. */
function passes(...words: Parameters<typeof command>): boolean {
  const { status, stdout, stderr } = spawnSync(...command(...words), {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}

/** The tests that read content/ or the built site, but for those that need a browser or builds of their own. */
const quick = ["tests/content/(content|docs)", "tests/build/(links|metadata|crawlers|disclosures|structured)"];

function tell(name: string, began: number, passed: boolean): boolean {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${passed ? "passed" : "FAILED"}  ${name}, ${seconds} s`);
  return passed;
}

function each(): boolean[] {
  const chosen = Object.entries(edits).filter(([name]) => values.only === undefined || name === values.only);
  return chosen.map(([name, edit]) => {
    const began = performance.now();
    restore();
    edit(folder);
    const passed = passes("tsx", "tools/check.ts") && passes("tsx", "tools/build.ts") && passes("jest", ...quick);
    return tell(name, began, passed);
  });
}

function together(): boolean {
  const began = performance.now();
  restore();
  for (const edit of Object.values(edits)) edit(folder);
  return tell("all of them together", began, passes("tsx", "tools/test.ts"));
}

const results = [...(values.together ? [] : each()), ...(values.only === undefined ? [together()] : [])];
if (values.keep) console.log(`The clone is in ${folder}`);
else rmSync(folder, { recursive: true, force: true });
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
