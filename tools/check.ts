import path from "node:path";
import { watch } from "chokidar";
import { checkContent, findWarnings } from "../plugins/content-model/check";
import { isHiddenFile } from "../plugins/content-model/content-types";
import { countProblems, printProblems } from "../plugins/content-model/problem";
import { isDraft } from "../plugins/content-model/read/pages";
import { readContent } from "../plugins/content-model/read/read-content";
import { readTypes } from "../plugins/content-model/schema/read-types";
import { checkLaunch } from "./editors/launch";
import { textHashes } from "./editors/sample-texts";
import sampleTexts from "./editors/sample-texts.json";
import { runCommand, WrongUsage } from "./lib/run-command";

const usage = `npm run check               every error and warning in content/
npm run check -- --watch    the same after each save
npm run check -- --launch   the tasks left before the site goes live`;

/** Lists all errors and warnings, and drafts if there are no errors. Returns whether the site can be built. */
function check(): boolean {
  const content = readContent(process.cwd());
  const errors = checkContent(content, readTypes("src"));
  const warnings = findWarnings(content, readTypes("src"));
  if (warnings.length > 0) console.error(`${printProblems(warnings, "warning")}\n`);
  if (errors.length > 0) {
    console.error(`${printProblems(errors)}\n\nThe content has ${countProblems(errors)}.`);
    return false;
  }
  for (const entry of content.entries.values())
    if (isDraft(entry)) console.log(`${entry.file} is a draft: the built site leaves it out.`);
  console.log("The content is in order.");
  return true;
}

/** Lists the tasks left before the site goes live. Returns whether there are none. */
function checkBeforeLaunch(): boolean {
  const content = readContent(process.cwd());
  const parts = checkLaunch(content, readTypes("src"));
  for (const { heading, problems } of parts) console.error(`${heading}\n\n${printProblems(problems)}\n`);
  const unchanged = textHashes(content).flatMap(([file, hash]) => (sampleTexts.includes(hash) ? `${file}\n` : []));
  const count = parts.flatMap(({ problems }) => problems).length;
  console.log(count === 0 ? "Nothing is left to do." : `Left to do before the site goes live: ${count}.`);
  if (unchanged.length > 0)
    console.log(`\nUnchanged samples, which other companies may also publish:\n\n${unchanged.join("")}`);
  return count === 0;
}

void runCommand({ usage, options: { watch: { type: "boolean" }, launch: { type: "boolean" } } }, (_words, asked) => {
  if (asked.watch && asked.launch) throw new WrongUsage("Choose --watch or --launch");
  if (asked.launch) return checkBeforeLaunch();
  if (!asked.watch) return check();
  const timer = setTimeout(() => {
    console.log("Checking the content");
    check();
  }, 100);
  // One save can cause several events. Node's own `watch` misses, in version 20, saves of a file that an editor has replaced.
  watch("content", { ignored: (file) => isHiddenFile(path.basename(file)) }).on("all", () => timer.refresh());
});
