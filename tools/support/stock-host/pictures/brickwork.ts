import type { Point3 } from "./camera";
import { tone } from "./colour";
import type { Random } from "./random";
import type { Stage } from "./stage";

/** A flat piece of a building: turns metres along and up into a place in space. */
export interface Wall {
  width: number;
  height: number;
  /** `out` is how far a point stands out of the wall, in metres. */
  point(along: number, up: number, out?: number): Point3;
}

export function patch(wall: Wall, along: number, up: number, width: number, height: number, out = 0): Point3[] {
  return [
    wall.point(along, up, out),
    wall.point(along + width, up, out),
    wall.point(along + width, up + height, out),
    wall.point(along, up + height, out),
  ];
}

/** Brick in courses; `detail` (0 to 1) is less for walls that are far away. */
export function bricks(stage: Stage, random: Random, wall: Wall, colour: string, detail = 1): void {
  stage.shape(
    patch(wall, 0, 0, wall.width, wall.height),
    stage.gradient(0, tone(colour, 0.08), colour, tone(colour, -0.14)),
  );
  for (let brick = 0; brick < 260 * detail * ((wall.width * wall.height) / 28); brick += 1) {
    const row = Math.floor(random.between(0, wall.height / 0.15)) * 0.15;
    const along = random.between(0, wall.width - 0.3);
    stage.shape(patch(wall, along, row, random.pick([0.3, 0.45, 0.6]), 0.15), tone(colour, random.between(-0.3, 0.2)), {
      opacity: 0.34,
    });
  }
  for (let up = 0; up < wall.height; up += 0.15) {
    stage.shape(patch(wall, 0, up, wall.width, 0.022), tone(colour, 0.4), { opacity: 0.38 * detail });
  }
}

/** A sash window with a stone head and sill. */
export function sash(
  stage: Stage,
  random: Random,
  wall: Wall,
  along: number,
  up: number,
  width: number,
  height: number,
  stone = "#ddd3c0",
): void {
  const glass = random.chance(0.06) ? ["#f2d6a0", "#d9a862"] : ["#a9b9c2", "#5c6a72", "#2f383d"];
  stage.shape(patch(wall, along - 0.1, up + height, width + 0.2, 0.24), stage.gradient(0, stone, tone(stone, -0.15)));
  stage.shape(patch(wall, along - 0.08, up - 0.12, width + 0.16, 0.12), tone(stone, 0.1));
  stage.shape(patch(wall, along - 0.08, up - 0.26, width + 0.16, 0.13), "#1d1512", { opacity: 0.35 });
  stage.shape(patch(wall, along, up, width, height), "#e9e5dc");
  stage.shape(patch(wall, along + 0.07, up + 0.07, width - 0.14, height - 0.14), stage.gradient(20, ...glass));
  stage.shape(
    patch(wall, along + 0.07, up + height * 0.55, (width - 0.14) * random.between(0.16, 0.3), height * 0.41),
    "#efe9dd",
    { opacity: 0.55 },
  );
  stage.shape(patch(wall, along, up + height / 2 - 0.03, width, 0.06), "#f0ece4");
  stage.shape(patch(wall, along + width / 2 - 0.02, up, 0.04, height), "#e6e1d7");
  stage.shape(patch(wall, along, up + height - 0.16, width, 0.16), "#14110f", { opacity: 0.3 });
}

/** A panelled front door with a light above it and a step. */
export function door(stage: Stage, wall: Wall, along: number, colour: string): void {
  stage.shape(patch(wall, along - 0.14, 0, 1.28, 2.85), "#e3dccd");
  stage.shape(patch(wall, along, 0.1, 1, 2.6), "#2a2624");
  stage.shape(patch(wall, along + 0.04, 2.2, 0.92, 0.42), stage.gradient(0, "#b7c4c9", "#68767c"));
  stage.shape(
    patch(wall, along + 0.04, 0.12, 0.92, 2.02),
    stage.gradient(0, tone(colour, -0.1), tone(colour, 0.08), tone(colour, -0.12)),
  );
  for (const [left, up, tall] of [
    [0.14, 1.15, 0.85],
    [0.54, 1.15, 0.85],
    [0.14, 0.28, 0.7],
    [0.54, 0.28, 0.7],
  ] as const) {
    stage.shape(patch(wall, along + left, up, 0.32, tall), tone(colour, -0.22));
    stage.shape(patch(wall, along + left + 0.03, up, 0.29, tall - 0.03), tone(colour, 0.07));
  }
  stage.shape(patch(wall, along + 0.42, 1.02, 0.16, 0.05), "#d3b878");
  stage.shape(patch(wall, along, 2.2, 1, 0.55), "#0f0d0c", { opacity: 0.18 });
  stage.shape(patch(wall, along - 0.2, 0, 1.4, 0.12, 0.3), "#c9c2b5");
}
