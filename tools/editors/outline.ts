import { textsRead, wordsIn } from "../../src/content/nodes/plain-text";
import type { Content } from "../../src/content/read/content";
import { anchorOf, type Entry } from "../../src/content/read/entry";
import { isDraft, sitePages } from "../../src/content/read/pages";
import { fillTokens } from "../../src/content/read/tokens";
import type { Types } from "../../src/content/schema/sdl";
import { readability } from "./readability";

/** Each page with how it reads, and its sections from top to bottom: anchor, kind, heading and file. */
export function outline(content: Content, types: Types): string {
  const words = (value: unknown): string => (typeof value === "string" ? fillTokens(value, content.facts) : "");
  return sitePages(content)
    .map(({ entry, path, sections }) => {
      const rows = sections.map((section) => [
        `  #${anchorOf(section)}`,
        words(section.data?.type),
        words(section.data?.heading ?? section.data?.quote) + draftMark(section),
        section.file,
      ]);
      return [
        `${path ?? "?"}  ${words(entry.data?.title)}${draftMark(entry)}  ${entry.file}`,
        ...figures(sections.flatMap((section) => textsRead(section, types, content.facts))),
        ...table(rows),
      ].join("\n");
    })
    .join("\n\n");
}

/** How many words a page has, how long its sentences are, and how hard it is to read. */
function figures(texts: readonly string[]): string[] {
  const count = `${texts.flatMap(wordsIn).length} words`;
  const reading = readability(texts);
  if (!reading) return [`  ${count}`];
  const { average, grade, longest } = reading;
  return [
    `  ${count} · ${average.toFixed(1)} in an average sentence · reading grade ${grade.toFixed(1)}`,
    `  Longest sentence, ${longest.words} words: ${longest.sentence}`,
  ];
}

const draftMark = (entry: Entry): string => (isDraft(entry) ? " (draft)" : "");

/** Rows with their columns one under the other. */
function table(rows: readonly string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
