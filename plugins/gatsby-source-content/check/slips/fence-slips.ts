import type { Found, Slip } from "./slip";

const fence = /^---[ \t]*$/;
/** Three dashes as they come out of a word processor, or of another system. */
const otherFence = /^[ \t]*(?:(?:[-–—‐‑−_*~=] ?)+|```\w*)[ \t]*$/;
const field = /^[a-z]\w*:(?: |$)/i;
const oneLine = "the line of three dashes (---)";

/** What is wrong with the two lines of dashes in a file whose fields are not found, and its lines with both. */
function fenced(lines: readonly string[]): { message: string; lines: string[] } | undefined {
  const start = lines.findIndex((line) => line.trim() !== "");
  const first = lines[start] ?? "";
  if (!fence.test(lines[0] ?? "")) {
    if (otherFence.test(first))
      return {
        message: `${oneLine} above the fields is written in another way: it is the first of the file, and has three dashes alone`,
        lines: ["---", ...lines.slice(start + 1)],
      };
    return field.test(first)
      ? { message: `${oneLine} above the fields is missing`, lines: ["---", ...lines.slice(start)] }
      : undefined;
  }
  const other = lines.findIndex((line, at) => at > 0 && otherFence.test(line));
  if (other !== -1)
    return {
      message: `${oneLine} under the fields is written in another way: write three dashes alone`,
      lines: lines.with(other, "---"),
    };
  const text = lines.findIndex((line, at) => at > 0 && !field.test(line) && !/^(?:[ \t]+\S|- |# |$)/.test(line));
  const body = text === -1 ? lines.length : text;
  const end = lines.findLastIndex((line, at) => at < body && line.trim() !== "") + 1;
  return { message: `${oneLine} under the fields is missing`, lines: lines.toSpliced(end, 0, "---") };
}

const inLines = ({ all }: Found) => fenced(all.split("\n"));

/** What goes wrong in the two lines of dashes, for a file whose fields are not found. It looks at the whole file. */
export const fenceSlips: readonly Slip[] = [
  {
    pattern: /(?<![^])[^]+/dg,
    message: (found) => inLines(found)?.message,
    mend: (found) => inLines(found)?.lines.join("\n"),
  },
];

/** A second line of dashes, or a second block of fields, right under the first. These look at the lines from the closing dashes on. */
export const blockSlips: readonly Slip[] = [
  {
    pattern:
      /(?<![^])---[ \t]*\n\s*(?:---[ \t]*\n\s*)?(?=[a-z]\w*:(?: |$)[^\n]*\n(?:(?!---)(?:[\w-]+:|[ \t]+\S|- |#)[^\n]*\n)*---[ \t]*$)/dgm,
    message: "a file has one block of fields: remove the lines of dashes within it",
    mend: () => "",
  },
  {
    pattern: /(?<![^])---[ \t]*\n\s*---[ \t]*$/dgm,
    message: "a file has one block of fields: remove the second line of dashes under it",
    mend: () => "---",
  },
];
