import { checkContent } from "../src/content/check";
import { readContent } from "../src/content/content";
import { isDraft } from "../src/content/site-map";
import { countProblems, printProblems } from "../src/content/problem";
import { readTypes } from "../src/content/sdl";

const content = readContent();
const problems = checkContent(content, readTypes());
const drafts = [...content.entries.values()].filter(isDraft);
if (problems.length > 0) {
  console.error(`The content has ${countProblems(problems)}:\n\n${printProblems(problems)}`);
  process.exitCode = 1;
} else {
  console.log("The content is in order.");
  drafts.forEach(({ file }) => console.log(`${file} is a draft: the built site leaves it out.`));
}
