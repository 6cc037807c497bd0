import { checkContent } from "../src/content/check";
import { readContent } from "../src/content/content";
import { countProblems, printProblems } from "../src/content/problem";
import { readTypes } from "../src/content/sdl";

const problems = checkContent(readContent(), readTypes());
if (problems.length > 0) {
  console.error(`The content has ${countProblems(problems)}:\n\n${printProblems(problems)}`);
  process.exitCode = 1;
} else console.log("The content is in order.");
