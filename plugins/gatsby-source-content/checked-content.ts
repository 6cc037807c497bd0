import type { NodePluginArgs, Reporter } from "gatsby";
import { checkContent, findWarnings } from "./check";
import { contentFile } from "./nodes/typed-node";
import { countProblems, printProblems, type Problem } from "./problem";
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
export function checkAgain(types: Types, { reporter, getNodesByType }: NodePluginArgs): string {
  content = readContent();
  const problems = checkContent(content, types);
  const now = problems.length > 0 ? printProblems(problems) : "";
  if (now !== errors) listErrors(problems.filter(isUnreported(content, getNodesByType)), reporter);
  if (!now && errors) reporter.log("The content is in order again.");
  errors = now;
  if (!now && !isAdvised) advise(content, types, reporter);
  return errors;
}

/** Without Gatsby's frame around them, which would break their lines at 80 columns. */
function listErrors(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0)
    reporter.log(`\n${printProblems(problems)}\n\nThe content has ${countProblems(problems)}.\n`);
}

/** Whether it is for this to report: YAML that gatsby-transformer-remark cannot read, it reports itself, and makes no node of the file. */
function isUnreported({ entries }: Content, getNodesByType: NodePluginArgs["getNodesByType"]) {
  const markdown = new Set(getNodesByType("MarkdownRemark").map(contentFile));
  return ({ file }: Problem): boolean => !isDeveloped || markdown.has(file) || entries.get(file)?.problems.length === 0;
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
