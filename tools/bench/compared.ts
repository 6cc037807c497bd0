/** What was measured: a row a figure, each with its columns. */
export type Rows = Record<string, Record<string, string>>;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ours and another's figure in turn, so that whatever slows the machine slows both: the medians, and their ratio. */
export function compared(ours: readonly number[], theirs: readonly number[], unit: "s" | "ms") {
  const [here, there] = [median(ours), median(theirs)];
  const print = (figure: number): string => `${figure.toFixed(unit === "s" ? 1 : 0)} ${unit}`;
  return { ours: print(here), other: print(there), ratio: `${(here / there).toFixed(2)} ×` };
}
