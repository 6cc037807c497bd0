/** The path of a value in the fields, for example `["items", 2, "heading"]`. */
export type FieldPath = readonly (string | number)[];

/** An error or a warning in the content, with a message for the editor. */
export interface Problem {
  /** For example "content/pages/about/commitment.md". */
  file: string;
  /** From 1, as columns. */
  line: number;
  column: number;
  /** Undefined for the whole file. */
  field?: FieldPath;
  message: string;
}

/** Sorted by file, line and column. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );

/** One line per problem, with aligned positions. VS Code's and GitHub's problem matchers parse it. */
export function printProblems(problems: readonly Problem[], severity: "error" | "warning" = "error"): string {
  const rows = sortProblems(problems).map(({ file, line, column, field, message }) => ({
    place: `${file}:${line}:${column}`,
    text: (severity === "warning" ? "warning: " : "") + (field ? `${fieldWords(field)} — ${message}` : message),
  }));
  const width = Math.max(...rows.map(({ place }) => place.length));
  return rows.map(({ place, text }) => `${place.padEnd(width)}  ${text}`).join("\n");
}

/** `["items", 2, "heading"]` -> `items, entry 3, heading`. */
export const fieldWords = (field: FieldPath, nameOf = (name: string): string => name): string =>
  field.map((part) => (typeof part === "number" ? `entry ${part + 1}` : nameOf(part))).join(", ");

/** "3 errors in 2 files". */
export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  return `${plural(problems.length, "error")} in ${plural(files, "file")}`;
}
