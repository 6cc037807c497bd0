import { watch } from "chokidar";
import { checkContent, findWarnings } from "../plugins/gatsby-source-content/check";
import { checkLaunch } from "../plugins/gatsby-source-content/check/site/launch";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { countProblems, printProblems, type Problem, type Severity } from "../plugins/gatsby-source-content/problem";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { isDraft } from "../plugins/gatsby-source-content/read/pages";
import { sectionsAmong } from "./editors/sample-texts";
import sampleTexts from "./editors/sample-texts.json";
import { runCommand, WrongUsage } from "./lib/run-command";

const usage = `npm run check               every error and warning in content/
npm run check -- --watch    the same after each save
npm run check -- --launch   what is left to do before the site goes live`;

/** Lists all errors and warnings, and drafts if there are no errors. Returns whether the site can be built. */
function check(): boolean {
  const content = readContent();
  const errors = checkContent(content, readTypes());
  list(errors, "error");
  list(findWarnings(content, readTypes()), "warning");
  if (errors.length > 0) {
    console.error(`The content has ${countProblems(errors)}.`);
    return false;
  }
  for (const entry of content.entries.values())
    if (isDraft(entry)) console.log(`${entry.file} is a draft: the built site leaves it out.`);
  console.log("The content is in order.");
  return true;
}

function list(problems: readonly Problem[], severity: Severity): void {
  if (problems.length > 0) console.error(`${printProblems(problems, severity)}\n`);
}

/** Lists the tasks left before the site goes live. Returns whether there are none. */
function checkBeforeLaunch(): boolean {
  const content = readContent();
  const parts = checkLaunch(content, readTypes());
  for (const { heading, problems } of parts) console.error(`${heading}\n\n${printProblems(problems)}\n`);
  const borrowed = sectionsAmong(content, sampleTexts);
  if (borrowed.length > 0)
    console.log(`Word for word the sample's, which other companies may also have kept:\n\n${borrowed.join("\n")}\n`);
  const left = parts.flatMap(({ problems }) => problems).length;
  if (left > 0) console.error(`Left to do before the site goes live: ${left}.`);
  else console.log("Nothing is left to do.");
  return left === 0;
}

const flag = { type: "boolean" } as const;
const options = { watch: flag, launch: flag } as const;

void runCommand({ usage, options }, (_words, asked) => {
  if (Object.keys(asked).length > 1) throw new WrongUsage("Write one option");
  if (asked.launch) return checkBeforeLaunch();
  if (!asked.watch) return check();
  let timer: NodeJS.Timeout;
  // One save can cause several events.
  watch("content", { ignoreInitial: true }).on("all", soon).on("ready", soon);

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log("Checking the content");
      check();
    }, 100);
  }
});
