/** What git writes around two versions of the same lines: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const mark = /^(<{7}|>{7}|\|{7})( |$)/;
const middle = /^={7}$/;

export const conflictMessage =
  "this file holds two versions of the same lines, which git could not merge: keep the right lines, and delete those that start with <<<<<<<, ======= or >>>>>>>";

/**
 * The first line, from 0, that git left of a merge, or -1. Only among the fields, above their second `fence`, seven equals signs
 * alone are one: in a text they underline a heading.
 */
export function conflictLine(lines: readonly string[], fence: RegExp): number {
  const end = lines.findIndex((line, at) => at > 0 && fence.test(line));
  return lines.findIndex((line, at) => mark.test(line) || (middle.test(line) && at < end));
}
