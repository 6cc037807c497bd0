import type { Slip } from "./slip";

/**
 * What may be meant by lines each of which is right, but which cannot be read together, around the line (from 0) where reading failed.
 * Those with one message are several answers to one question.
 */
export function layouts(lines: readonly string[], failed: number, names: ReadonlySet<string>): Slip[] {
  const text = lines.join("\n");
  const near = [failed, failed - 1, failed + 1].filter((at) => at > 0 && lines[at]?.trim());
  // Most are indented by two spaces or four.
  const odd = near.filter((at) => (lines[at] ?? "").search(/\S/) % 2 === 1);
  const indented = (at: number): Slip[] => {
    const line = lines[at]?.trimStart() ?? "";
    return [lines[at - 1], lines[at + 1]]
      .map((beside = "") => column(beside) - (isEntry(line) ? 2 : 0))
      .filter((indent) => indent >= 0)
      .map((indent) => ({
        message: "the lines are not indented alike: fields that belong together start in the same column",
        meant: lines.with(at, " ".repeat(indent) + line).join("\n"),
      }));
  };
  const joined = (at: number): Slip[] => {
    const line = lines[at]?.trim() ?? "";
    const [, word = ""] = /^(?:- +)?(\w+) /.exec(line) ?? [];
    const isNamed = names.has(word.toLowerCase());
    if (!isNamed && /^(?:-|[\w-]+:)(?: |$)/.test(line)) return [];
    const above = `${lines[at - 1]?.trimEnd()} ${line}`;
    return [
      isNamed
        ? {
            message: `a colon is missing: write "${word}: …", or write these words at the end of the line above`,
            meant: lines.with(at, lines[at]?.replace(word, `${word}:`) ?? "").join("\n"),
            isUncertain: true,
          }
        : {
            message: "this belongs to the line above: a value stands on one line",
            meant: lines.toSpliced(at - 1, 2, above).join("\n"),
          },
    ];
  };
  return [
    ...[2, 4, 8].map((width) => ({
      message: "a tab is used to indent: use spaces instead",
      meant: text.replaceAll(/^[ \t]*\t[ \t]*/gm, (blanks) => blanks.replaceAll("\t", " ".repeat(width))),
    })),
    ...near
      .filter((at) => lines[at] === lines[at - 1])
      .map((at) => ({
        message: "this field is written twice: keep one of them",
        meant: lines.toSpliced(at, 1).join("\n"),
      })),
    ...near.flatMap(joined),
    ...(odd.length > 0 ? odd : near).flatMap(indented),
  ].filter(({ meant }) => meant !== text);
}

const isEntry = (line: string): boolean => /^\s*-(?: |$)/.test(line);

/** Where the fields of a line start; in a list, behind the dash. */
const column = (line: string): number => line.search(/\S|$/) + (isEntry(line) ? 2 : 0);
