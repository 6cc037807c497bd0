import { readFileSync } from "node:fs";
import path from "node:path";

type Header = [name: string, value: string];

/** Reads a site's `_headers`: gives the headers that go with a path. Rules are exact paths, or `/*` for all. */
export function readHeaders(folder: string): (pathname: string) => Header[] {
  const rules = new Map<string, Header[]>();
  let rule: Header[] = [];
  for (const line of linesOf(folder, "_headers")) {
    const header = /^\s+([^:]+): (.*)$/.exec(line);
    if (header?.[1] && header[2]) rule.push([header[1], header[2]]);
    else rules.set(line, (rule = []));
  }
  const always: Header[] = [["Cache-Control", "public, max-age=0, must-revalidate"], ...(rules.get("/*") ?? [])];
  return (pathname) => [...always, ...(rules.get(pathname) ?? [])];
}

/** Reads a site's `_redirects`: old address -> new one. */
export const readRedirects = (folder: string): Map<string, string> =>
  new Map(
    linesOf(folder, "_redirects")
      .map((line) => line.split(" "))
      .map(([from = "", to = ""]) => [from, to]),
  );

const linesOf = (folder: string, file: string): string[] =>
  readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "");
