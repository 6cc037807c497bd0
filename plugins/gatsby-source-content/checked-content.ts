import type { Reporter } from "gatsby";
import { checkContent, findWarnings } from "./check";
import { countProblems, printProblems } from "./problem";
import { showsDrafts } from "./preview";
import type { Content } from "./read/content";
import { isDraft } from "./read/pages";
import { readContent } from "./read/read-content";
import type { Types } from "./schema/sdl";

export const isDeveloped = process.env.gatsby_executing_command === "develop";

/** Kept, so that the next check parses no file again that is as it was. */
let content: Content | undefined;
let errors = "";
let isAdvised = false;

/** Reads and checks all content, and lists errors on the terminal unless they are listed already. Returns them, a line for each. */
export function checkAgain(types: Types, reporter: Reporter): string {
  content = readContent();
  const problems = checkContent(content, types);
  const now = problems.length > 0 ? printProblems(problems) : "";
  // Without Gatsby's frame around them, which would break their lines at 80 columns.
  if (now && now !== errors) reporter.log(`\n${now}\n\nThe content has ${countProblems(problems)}.\n`);
  if (!now && errors) reporter.log("The content is in order again.");
  errors = now;
  if (!now && !isAdvised) advise(content, types, reporter);
  return errors;
}

/** Reports what a build leaves out, and what is probably not meant as it is written. */
function advise(content: Content, types: Types, reporter: Reporter): void {
  isAdvised = true;
  const drafts = showsDrafts(process.env) ? [] : [...content.entries.values()].filter(isDraft);
  if (drafts.length > 0)
    reporter.info(`Left out, because they are drafts: ${drafts.map(({ file }) => file).join(", ")}`);
  const warnings = findWarnings(content, types);
  if (warnings.length > 0) reporter.warn(`\n${printProblems(warnings, "warning")}`);
}
