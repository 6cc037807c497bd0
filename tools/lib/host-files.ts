import { readFileSync } from "node:fs";
import path from "node:path";

type Header = [name: string, value: string];

/** Reads a site's `_headers` as Cloudflare does; returns the headers of a path. "! Name" removes a header that previous rules set. */
export function readHeaders(folder: string): (pathname: string) => Header[] {
  const rules: { covers: (pathname: string) => boolean; headers: Header[] }[] = [];
  for (const line of linesOf(folder, "_headers")) {
    const header = /^\s+(! )?([^:]+)(?:: (.*))?$/.exec(line);
    if (header?.[2]) rules.at(-1)?.headers.push([header[2], header[3] ?? ""]);
    else if (line.endsWith("*")) rules.push({ covers: (path) => path.startsWith(line.slice(0, -1)), headers: [] });
    else rules.push({ covers: (path) => path === line, headers: [] });
  }
  return (pathname) => {
    const found = new Map<string, string>();
    for (const [name, value] of rules.filter(({ covers }) => covers(pathname)).flatMap(({ headers }) => headers)) {
      if (value === "") found.delete(name);
      else found.set(name, [found.get(name) ?? [], value].flat().join(", "));
    }
    return [...new Map([["Cache-Control", "public, max-age=0, must-revalidate"], ...found])];
  };
}

/** Reads the redirects in a site's `_redirects`: old path -> new path. Ignores those with conditions, for example `/ p=12 /about 301!`. */
export const readRedirects = (folder: string): Map<string, string> =>
  new Map(
    linesOf(folder, "_redirects")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , status = "301", ...conditions]) => /^3\d\d!?$/.test(status) && conditions.length === 0)
      .map(([from = "", to = ""]) => [from, to]),
  );

const linesOf = (folder: string, file: string): string[] =>
  readFileSync(path.join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "");
