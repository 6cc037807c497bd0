import { execFileSync } from "node:child_process";

/** When each content file last changed, as in "content/site.md" -> "2024-05-31T09:30:00+01:00". */
export type Dates = ReadonlyMap<string, string>;

/** Asks git, once for all files. Empty where there is no git, and in a clone without history. */
export function datesFromGit(root: string): Dates {
  const dates = new Map<string, string>();
  const git = (...words: string[]): string =>
    execFileSync("git", ["-c", "core.quotePath=off", ...words], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return dates;
    let date = "";
    for (const line of git("log", "--relative", "--name-only", "--format=@%cI", "--", "content").split("\n")) {
      if (line.startsWith("@")) date = line.slice(1);
      else if (line && !dates.has(line)) dates.set(line, date);
    }
  } catch {
    return dates;
  }
  return dates;
}

/** When the words of a page last changed: the latest of its files. */
export function lastChanged(files: readonly string[], dates: Dates): string | undefined {
  const known = files.flatMap((file) => dates.get(file) ?? []);
  return known.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}
