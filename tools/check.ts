import { adviceOn, checkContent } from "../plugins/gatsby-source-content/check";
import { checkLaunch } from "../plugins/gatsby-source-content/check/site/launch";
import { readContent } from "../plugins/gatsby-source-content/read/content";
import { onContentChange } from "../plugins/gatsby-source-content/watch/on-change";
import { annotations, countProblems, printProblems } from "../plugins/gatsby-source-content/problem";
import { readTypes } from "../plugins/gatsby-source-content/schema/sdl";
import { isDraft } from "../plugins/gatsby-source-content/read/pages";
import { runCommand, WrongUsage } from "./support/run-command";

const usage = `npm run check               every mistake in content/
npm run check -- --watch    the same after each save
npm run check -- --launch   what is left to do before the site goes live`;

const types = readTypes();

/** Lists every mistake, or the drafts if there are no mistakes. Returns whether the content is in order. */
function check(): boolean {
  const content = readContent();
  const problems = checkContent(content, types);
  if (problems.length > 0) {
    console.error(`${printProblems(problems)}\n\nThe content has ${countProblems(problems)}.`);
    if (process.env.GITHUB_ACTIONS === "true") console.log(annotations(problems));
  } else {
    [...content.entries.values()]
      .filter(isDraft)
      .forEach(({ file }) => console.log(`${file} is a draft: the built site leaves it out.`));
    const advice = adviceOn(content);
    if (advice.length > 0) console.warn(`${printProblems(advice)}\n`);
    console.log("The content is in order.");
  }
  return problems.length === 0;
}

/** Lists what is left to do before the site goes live. Returns whether nothing is. */
function checkBeforeLaunch(): boolean {
  const left = checkLaunch(readContent(), types);
  if (left.length > 0) console.error(`Left to do before the site goes live:\n\n${printProblems(left)}`);
  else console.log("Nothing is left to do: the site can go live.");
  return left.length === 0;
}

void runCommand({ usage, options: { watch: { type: "boolean" }, launch: { type: "boolean" } } }, (_words, asked) => {
  if (asked.watch && asked.launch) throw new WrongUsage("--watch and --launch do not go together");
  if (asked.launch) return checkBeforeLaunch();
  if (!asked.watch) return check();
  onContentChange(() => {
    console.log("Checking the content");
    check();
  });
  return true;
});
