import type { Reporter } from "gatsby";
import { setTimeout } from "node:timers/promises";
import { checkContent } from "./check";
import { readContent, type Content } from "./read/content";
import { countProblems, printProblems, type Problem } from "./problem";
import { isDraft } from "./read/pages";
import type { Types } from "./schema/sdl";

/** Milliseconds between two looks at content that has yet to be mended. */
const patience = 500;

/**
 * The content, once it has no mistake. A build with one ends here, with all of them told; `gatsby develop` waits for them
 * to be mended.
 */
export async function readGoodContent(types: Types, reporter: Reporter): Promise<Content> {
  let told = "";
  for (;;) {
    const content = readContent();
    const problems = checkContent(content, types);
    if (problems.length === 0) {
      tellDrafts(content, reporter);
      return content;
    }
    const print = printProblems(problems);
    if (process.env.gatsby_executing_command !== "develop") {
      // `log` leaves the lines as they are; `panic` would break them at 80 columns.
      reporter.log(`\n${print}\n`);
      return reporter.panic(`The content has ${countProblems(problems)}, listed above.`);
    }
    if (print !== told) tellProblems(problems, reporter, "The site starts as soon as they are mended.");
    told = print;
    await setTimeout(patience);
  }
}

function tellDrafts({ entries }: Content, reporter: Reporter): void {
  if (process.env.NODE_ENV !== "production") return;
  const drafts = [...entries.values()].filter(isDraft).map(({ file }) => file);
  if (drafts.length > 0) reporter.info(`Left out, because they are drafts: ${drafts.join(", ")}`);
}

/** Tells mistakes on the terminal, without Gatsby's frame around them. */
export function tellProblems(problems: readonly Problem[], reporter: Reporter, after: string): void {
  reporter.log(`\n${printProblems(problems)}\n\nThe content has ${countProblems(problems)}. ${after}\n`);
}
