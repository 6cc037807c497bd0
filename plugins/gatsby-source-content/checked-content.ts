import type { Reporter } from "gatsby";
import { setTimeout } from "node:timers/promises";
import { checkContent, findWarnings } from "./check";
import type { Content } from "./read/content";
import { readContent } from "./read/read-content";
import { countProblems, printProblems, type Problem } from "./problem";
import { showsDrafts } from "./preview";
import { isDraft } from "./read/pages";
import type { Types } from "./schema/sdl";

/** Milliseconds after which content with mistakes is read again. */
const pause = 500;

/**
 * The content, once it has no mistakes. If it has, a build lists them and stops; `gatsby develop` lists them and waits until they
 * are fixed.
 */
export async function readCheckedContent(types: Types, reporter: Reporter): Promise<Content> {
  for (let listed = ""; ; await setTimeout(pause)) {
    const content = readContent();
    const problems = checkContent(content, types);
    if (problems.length === 0) {
      const drafts = showsDrafts(process.env) ? [] : [...content.entries.values()].filter(isDraft);
      if (drafts.length > 0)
        reporter.info(`Left out, because they are drafts: ${drafts.map(({ file }) => file).join(", ")}`);
      const warnings = findWarnings(content, types);
      if (warnings.length > 0) reporter.warn(`\n${printProblems(warnings, "warning")}`);
      return content;
    }
    const list = printProblems(problems);
    const isDeveloped = process.env.gatsby_executing_command === "develop";
    if (list !== listed)
      listProblems(
        problems,
        reporter,
        isDeveloped ? "The site starts as soon as they are fixed." : "Nothing is built.",
      );
    if (!isDeveloped) return reporter.panic("The content has mistakes, listed above.");
    listed = list;
  }
}

/** Lists mistakes on the terminal, without Gatsby's frame around them, which would break their lines at 80 columns. */
export function listProblems(problems: readonly Problem[], reporter: Reporter, after: string): void {
  reporter.log(`\n${printProblems(problems)}\n\nThe content has ${countProblems(problems)}. ${after}\n`);
}
