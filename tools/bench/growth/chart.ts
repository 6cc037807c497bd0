import { builds, kinds, sites, type Round } from "./report";

const width = 720;
const height = 420;
const margin = 56;
const dashes = { cold: "", warm: "2 5", edited: "9 5" } as const;
const colors = { ours: "#9a4a1e", stock: "#4a5a68" } as const;

/** An SVG of the builds' times against the number of pages: a line for each site and kind of build. */
export function chart(rounds: readonly Round[]): string {
  const most = Math.max(...rounds.map(({ pages }) => pages));
  const longest = Math.max(...rounds.map(({ cold, warm, edited }) => Math.max(cold.wall, warm.wall, edited.wall)));
  const x = (pages: number): number => Math.round(margin + (pages / most) * (width - 2 * margin - 120));
  const y = (wall: number): number => Math.round(height - margin - (wall / longest) * (height - 2 * margin));
  const lines = sites.flatMap((site) =>
    kinds.flatMap((build) => {
      const points = rounds.filter((one) => one.site === site).map((one) => `${x(one.pages)},${y(one[build].wall)}`);
      const last = rounds.filter((one) => one.site === site).at(-1);
      return last ? [{ site, build, points: points.join(" "), end: y(last[build].wall) }] : [];
    }),
  );
  let free = -Infinity;
  const labels = [...lines]
    .sort((one, other) => one.end - other.end)
    .map(({ site, build, end }) => {
      free = Math.max(end + 4, free + 14);
      return `<text x="${x(most) + 8}" y="${free}" fill="${colors[site]}">${site}, ${builds[build]}</text>`;
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<path d="M${margin} ${margin}V${height - margin}H${x(most)}" fill="none" stroke="#999"/>`,
    `<text x="${margin}" y="${margin - 12}">Seconds, up to ${longest.toFixed(0)}</text>`,
    `<text x="${x(most)}" y="${height - margin + 20}" text-anchor="end">Pages, up to ${most}</text>`,
    ...lines.map(
      ({ site, build, points }) =>
        `<polyline points="${points}" fill="none" stroke="${colors[site]}" stroke-width="2" stroke-dasharray="${dashes[build]}"/>`,
    ),
    ...labels,
    "</svg>",
  ].join("\n");
}
