/** Prints a markdown table, ready for docs/performance.md. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((line) => line[column]?.length ?? 0)));
  for (const cells of [head, widths.map((width) => "-".repeat(width)), ...rows])
    console.log(`| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
