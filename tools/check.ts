import { watch } from "chokidar";
import { checkContent } from "../src/content/check";
import { readContent } from "../src/content/read/content";
import { countProblems, printProblems } from "../src/content/problem";
import { readTypes } from "../src/content/schema/sdl";
import { isDraft } from "../src/content/read/pages";

const types = readTypes();

/** Tells every mistake, or that there is none and what is a draft. Whether the content is in order. */
function check(): boolean {
  const content = readContent();
  const problems = checkContent(content, types);
  if (problems.length > 0) console.error(`${printProblems(problems)}\n\nThe content has ${countProblems(problems)}.`);
  else {
    [...content.entries.values()]
      .filter(isDraft)
      .forEach(({ file }) => console.log(`${file} is a draft: the built site leaves it out.`));
    console.log("The content is in order.");
  }
  return problems.length === 0;
}

if (process.argv.includes("--watch")) {
  const again = (): void => {
    console.log("Checking the content");
    check();
  };
  let timer: NodeJS.Timeout | undefined;
  watch("content", { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(again, 100);
  });
  again();
} else if (!check()) process.exitCode = 1;
