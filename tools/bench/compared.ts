/** What was measured: a row a figure, each with its columns. */
export type Rows = Record<string, Record<string, string>>;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ours and another's figure in turn, so that whatever slows the machine slows both: medians with their spread, and their ratio. */
export function compared(ours: readonly number[], theirs: readonly number[], unit: "s" | "ms") {
  const round = (figure: number): string => figure.toFixed(unit === "s" ? 1 : 0);
  const print = (all: readonly number[]): string =>
    `${round(median(all))} ${unit}${all.length > 1 ? ` (${round(Math.min(...all))}–${round(Math.max(...all))})` : ""}`;
  return { ours: print(ours), other: print(theirs), ratio: `${(median(ours) / median(theirs)).toFixed(2)} ×` };
}
