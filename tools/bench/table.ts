/** One line of a benchmark's table. */
export interface Row {
  what: string;
  target: string;
  figure: string;
  /** Whether the target is met; undefined for a figure without one. */
  met?: boolean | undefined;
}

/** Prints rows as a markdown table, ready for docs/performance.md. */
export const printTable = (rows: readonly Row[]): void =>
  printCells(
    ["What", "Target", "Measured", ""],
    rows.map(({ what, target, figure, met }) => [what, target, figure, word(met)]),
  );

/** The same from any cells, below a head. */
export function printCells(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((line) => line[column]?.length ?? 0)));
  const print = (cells: readonly string[]): void =>
    console.log(`| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(" | ")} |`);
  print(head);
  print(widths.map((width) => "-".repeat(width)));
  rows.forEach(print);
}

const word = (met: boolean | undefined): string => (met === undefined ? "" : met ? "met" : "MISSED");

/** Says what is being measured, on a line of its own that the next one replaces; on a log, on a line each. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const bytes = (count: number): string => (count < 1024 ? `${count} B` : `${(count / 1024).toFixed(1)} KB`);
