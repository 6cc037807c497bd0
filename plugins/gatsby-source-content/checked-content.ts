import type { Reporter } from "gatsby";
import { setTimeout } from "node:timers/promises";
import { adviceOn, checkContent } from "./check";
import { sourcedContent, type FileApi } from "./nodes/sourced-content";
import type { Content } from "./read/content";
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
export async function readCheckedContent(api: FileApi, types: Types, reporter: Reporter): Promise<Content> {
  let listed = "";
  for (;;) {
    const content = await sourcedContent(api);
    const problems = checkContent(content, types);
    if (problems.length === 0) {
      listDrafts(content, reporter);
      const advice = adviceOn(content);
      if (advice.length > 0) reporter.warn(`\n${printProblems(advice)}`);
      return content;
    }
    const list = printProblems(problems);
    if (process.env.gatsby_executing_command !== "develop") {
      // `log` leaves the lines as they are; `panic` would break them at 80 columns.
      reporter.log(`\n${list}\n`);
      return reporter.panic(`The content has ${countProblems(problems)}, listed above.`);
    }
    if (list !== listed) listProblems(problems, reporter, "The site starts as soon as they are fixed.");
    listed = list;
    await setTimeout(pause);
  }
}

function listDrafts({ entries }: Content, reporter: Reporter): void {
  if (showsDrafts(process.env)) return;
  const drafts = [...entries.values()].filter(isDraft).map(({ file }) => file);
  if (drafts.length > 0) reporter.info(`Left out, because they are drafts: ${drafts.join(", ")}`);
}

/** Lists mistakes on the terminal, without Gatsby's frame around them. */
export function listProblems(problems: readonly Problem[], reporter: Reporter, after: string): void {
  reporter.log(`\n${printProblems(problems)}\n\nThe content has ${countProblems(problems)}. ${after}\n`);
}
