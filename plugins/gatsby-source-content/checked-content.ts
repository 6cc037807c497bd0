import type { Reporter } from "gatsby";
import { checkContent, findWarnings } from "../content-model/check";
import { countProblems, printProblems } from "../content-model/problem";
import { showsDrafts } from "../content-model/preview";
import { readEntry, type Entry, type Content } from "../content-model/read/content";
import { isDraft } from "../content-model/read/pages";
import { readContent } from "../content-model/read/read-content";
import { readText } from "../content-model/read/read-text";
import type { Types } from "../content-model/schema/sdl";

export const isDeveloped = process.env.gatsby_executing_command === "develop";

let content: Content | undefined;
let errors = "";
let hasWarned = false;

/** Checks all content, and prints the errors if they are new; the first time without errors, warnings and left-out drafts. Returns the errors. */
export function checkAgain(types: Types, reporter: Reporter): string {
  content = readContent(process.cwd());
  const problems = checkContent(content, types);
  const now = printProblems(problems);
  // Not `reporter.error`, which wraps lines at 80 columns.
  if (now && now !== errors) reporter.log(`\n${now}\n\nThe content has ${countProblems(problems)}.\n`);
  if (!now && errors) reporter.log("The content is in order again.");
  errors = now;
  if (now || hasWarned) return errors;
  hasWarned = true;
  const drafts = showsDrafts(process.env) ? [] : [...content.entries.values()].filter(isDraft);
  if (drafts.length > 0)
    reporter.info(`Left out, because they are drafts: ${drafts.map(({ file }) => file).join(", ")}`);
  const warnings = findWarnings(content, types);
  if (warnings.length > 0) reporter.warn(`\n${printProblems(warnings, "warning")}`);
  return errors;
}

/** The content of a build, which does not change after the check. */
const checked = (): Content | undefined => (isDeveloped ? undefined : content);

/** The content as a build has checked it; in `gatsby develop`, as it is now. */
export const currentContent = (): Content => checked() ?? readContent(process.cwd());

/** The same for one file. */
export const currentEntry = (file: string): Entry | undefined =>
  checked()?.entries.get(file) ?? readEntry(file, readText);
