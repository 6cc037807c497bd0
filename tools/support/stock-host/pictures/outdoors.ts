import { CANVAS, type Point3 } from "./camera";
import { mix, tone } from "./colour";
import type { Random } from "./random";
import type { Stage } from "./stage";

/** The hour decides the colours of the sky and of what the sun reaches. */
export interface Hour {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  cloud: string;
}

export const HOURS: readonly [Hour, ...Hour[]] = [
  { sky: ["#7fa3c0", "#b5ccd8", "#e8e6da"], sun: "#fff0d0", cloud: "#fbf7ef" },
  { sky: ["#8a9fb3", "#d3cdc6", "#f3dcbc"], sun: "#ffdca6", cloud: "#fbe8d2" },
  { sky: ["#a9b6bf", "#cdd3d5", "#e6e4de"], sun: "#f7f1e4", cloud: "#f4f3f0" },
];

/** Sky with soft clouds, down to `low` pixels. */
export function sky(stage: Stage, random: Random, hour: Hour, low: number): void {
  stage.raw(`<rect width="${CANVAS.width}" height="${low}" fill="${stage.gradient(0, ...hour.sky)}"/>`);
  const puff = stage.glow(hour.cloud);
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const [x, y] = [random.between(-50, CANVAS.width), low * random.between(0.05, 0.75)];
    for (let part = 0; part < 12; part += 1) {
      const wide = random.between(60, 180) * (0.5 + y / low);
      const [left, top] = [x + random.between(-160, 160), y + random.between(-14, 14)];
      stage.raw(
        `<ellipse cx="${left}" cy="${top}" rx="${wide}" ry="${wide * random.between(0.12, 0.28)}" fill="${puff}" fill-opacity="${random.between(0.1, 0.45)}"/>`,
      );
    }
  }
}

/** Leaves in the light of the upper left, in metres around the middle of a crown. */
function leaves(random: Random, wide: number, tall: number, colour: string, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [angle, out] = [random.between(0, 2 * Math.PI), Math.sqrt(random.between(0, 1))];
    const [x, y] = [Math.cos(angle) * out * wide, Math.sin(angle) * out * tall];
    const light = (y / tall) * 0.28 - (x / wide) * 0.14 + (index / count) * 0.3 - 0.42 + random.between(-0.12, 0.12);
    const size = wide * random.between(0.03, 0.085);
    const turn = `rotate(${random.between(-60, 60).toFixed(0)} ${x.toFixed(3)} ${y.toFixed(3)})`;
    return `<ellipse cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" rx="${size.toFixed(3)}" ry="${(size * 0.55).toFixed(3)}" fill="${tone(colour, light)}" transform="${turn}"/>`;
  }).join("");
}

/** A broadleaf tree; `height` in metres. */
export function tree(stage: Stage, random: Random, at: Point3, height: number, colour = "#6c7d52"): void {
  const [crown, trunk] = [height * 0.34, height * 0.06];
  const boughs = Array.from({ length: 8 }, () => {
    const [x, y, size] = [
      random.between(-0.8, 0.8) * crown,
      height * random.between(0.45, 0.85),
      random.between(0.45, 0.75) * crown,
    ];
    const dark = `<ellipse rx="${(size * 0.85).toFixed(2)}" ry="${(size * 0.66).toFixed(2)}" fill="${tone(colour, -0.45)}"/>`;
    return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${dark}${leaves(random, size, size * 0.8, colour, 260)}</g>`;
  });
  stage.cutout(
    at,
    `<path d="M${-trunk / 2} 0H${trunk / 2}L${trunk * 0.25} ${height * 0.7}H${-trunk * 0.25}Z" fill="${stage.gradient(90, "#6b5a49", "#3c3129")}"/>${boughs.join("")}`,
  );
}

/** A hedge or a bank of shrubs that faces the photographer, in metres. */
export function hedge(
  stage: Stage,
  random: Random,
  [x, y, z]: Point3,
  width: number,
  height: number,
  colour = "#5f7049",
): void {
  for (let along = 0; along < width; along += height * 0.6) {
    const size = height * random.between(0.5, 0.62);
    stage.cutout(
      [x + along, y + size * 0.85, z],
      `<circle r="${(size * 0.75).toFixed(2)}" fill="${tone(colour, -0.4)}"/>${leaves(random, size, size, colour, 120)}`,
    );
  }
}

/** The air between the photographer and what is far away. */
export const haze = (colour: string, hour: Hour, metres: number): string =>
  mix(colour, hour.sky[2], 1 - Math.exp(-metres / 70));
