/** Measures two sites in turn, so that a slow machine slows both. Prints both medians with their ranges, and their ratio. */
export async function compare(
  title: string,
  sites: readonly [ours: string, other: string],
  rounds: number,
  measure: (site: string) => Record<string, number> | Promise<Record<string, number>>,
): Promise<void> {
  const runs: Record<string, number>[][] = [[], []];
  for (let round = 1; round <= rounds; round += 1)
    for (const [at, site] of sites.entries()) {
      console.error(`${title}, round ${round} of ${rounds}`);
      runs[at]?.push(await measure(site));
    }
  for (const name of Object.keys(runs[0]?.[0] ?? {})) {
    const [ours = [], other = []] = runs.map((figures) => figures.map((one) => one[name] ?? Number.NaN));
    const ratio = (median(ours) / median(other)).toFixed(2);
    console.log(`${title}, ${name}: ${printed(ours)}, other ${printed(other)}, ${ratio} ×`);
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** For example "267 (251 to 280)". */
export const printed = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
