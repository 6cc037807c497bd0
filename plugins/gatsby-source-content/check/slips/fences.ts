import type { Slip } from "./slip";

/** Three dashes as they come out of a word processor, or of another system. */
const fence = /^[ \t]*(?:(?:[-–—‐‑−_*~=] ?)+|```\w*)[ \t]*$/;
const field = /^[a-z]\w*:(?: |$)/i;

const message = (where: string): string =>
  `the line of three dashes (---) ${where} the fields is missing or written in another way: write three dashes alone`;

/** A file whose fields are not found, with the two lines of dashes around them; undefined where none of its lines is a field. */
export function fenced(text: string): Slip | undefined {
  const lines = text.trimStart().split("\n");
  const first = lines[0] ?? "";
  if (!/^---[ \t]*\n/.test(text)) {
    if (!field.test(first) && !fence.test(first)) return undefined;
    return { message: message("above"), meant: ["---", ...lines.slice(fence.test(first) ? 1 : 0)].join("\n") };
  }
  const other = lines.findIndex((line, at) => at > 0 && fence.test(line));
  const under = lines.findIndex((line, at) => at > 0 && !field.test(line) && !/^(?:[ \t]+\S|- |# )/.test(line));
  const at = other !== -1 ? other : under !== -1 ? under : lines.length;
  return { message: message("under"), meant: lines.toSpliced(at, other === -1 ? 0 : 1, "---").join("\n") };
}
