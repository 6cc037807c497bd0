function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The colour that lies `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const other = target[index] ?? value;
    return Math.round(value + (other - value) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** Lightens (amount above 0) or darkens (below 0) as daylight does: shadows go cool, lights go warm. */
export function tone(hex: string, amount: number): string {
  const target = amount < 0 ? "#14151a" : "#fff8ec";
  return mix(hex, target, Math.min(1, Math.abs(amount)));
}
