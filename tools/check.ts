import { adviceOn, checkContent } from "../src/content/check";
import { readContent } from "../src/content/read/content";
import { onContentChange } from "../src/content/read/on-change";
import { annotations, countProblems, printProblems } from "../src/content/problem";
import { readTypes } from "../src/content/schema/sdl";
import { isDraft } from "../src/content/read/pages";

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

if (process.argv.includes("--watch"))
  onContentChange(() => {
    console.log("Checking the content");
    check();
  });
else if (!check()) process.exitCode = 1;
