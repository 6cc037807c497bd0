import { tone } from "./colour";
import type { Random } from "./random";
import { facing, level, sideways } from "./solids";
import type { Stage } from "./stage";

export interface Room {
  width: number;
  height: number;
  depth: number;
  wall: string;
  floor: string;
  /** Where windows stand in the left wall: metres from the photographer's end. */
  windows: readonly { z: number; width: number; sill: number; head: number }[];
}

function boards(stage: Stage, random: Random, { width, depth, floor }: Room): void {
  const plank = 0.17;
  stage.shape(level([0, 0, 0], width, depth), floor);
  for (let x = 0; x < width; x += plank) {
    for (let z = -random.between(0, 1.6); z < depth; z += 1.6) {
      const length = Math.min(1.6, depth - z);
      stage.shape(level([x, 0, z], plank, length), tone(floor, random.between(-0.13, 0.08)));
      stage.shape(level([x, 0, z], 0.006, length), tone(floor, -0.35), { opacity: 0.6 });
    }
  }
}

function daylight(stage: Stage, { width, wall, windows }: Room): void {
  for (const { z, width: wide, sill, head } of windows) {
    const reach = Math.min(width * 0.62, head * 0.95);
    const patch = [
      [0.25, 0, z + 0.05],
      [reach, 0, z - 0.75],
      [reach, 0, z + wide - 0.75],
      [0.25, 0, z + wide - 0.05],
    ] as const;
    stage.shape([...patch], "#ffeccb", { blur: 4, opacity: 0.55, blend: "soft-light" });
    stage.shape([...patch], "#ffe9c4", { blur: 18, opacity: 0.3, blend: "screen" });
    stage.shape(sideways([0, sill - 0.12, z - 0.12], wide + 0.24, head - sill + 0.24), tone(wall, 0.55));
    stage.shape(
      sideways([0, sill, z], wide, head - sill),
      stage.gradient(0, "#f4f7f8", "#eef1ee", "#c9d2bd", "#9fae93"),
    );
    for (const share of [0, 0.5, 1]) {
      stage.shape(sideways([0, sill, z + (wide - 0.05) * share], 0.05, head - sill), "#e9e6df");
      stage.shape(sideways([0, sill + (head - sill - 0.05) * share, z], wide, 0.05), "#efece6");
    }
    stage.box({ at: [0, sill - 0.09, z - 0.15], size: [0.14, 0.05, wide + 0.3] }, tone(wall, 0.5));
  }
}

/** An empty room with daylight from the left; the lower left corner nearest to the photographer is its origin. */
export function drawRoom(stage: Stage, random: Random, room: Room): void {
  const { width, height, depth, wall } = room;
  boards(stage, random, room);
  stage.shape(level([0, 0, depth - 0.8], width, 0.8), stage.gradient(180, "#00000000", "#15100c"), { opacity: 0.35 });
  stage.shape(
    facing([0, 0, depth], width, height),
    stage.gradient(78, tone(wall, 0.3), tone(wall, 0.02), tone(wall, -0.2)),
  );
  stage.shape(facing([0, 0, depth], width, height), stage.gradient(0, "#3a2c1e", "#00000000", "#00000000", "#1a140f"), {
    opacity: 0.16,
  });
  stage.shape(sideways([0, 0, 0], depth, height), stage.gradient(90, tone(wall, -0.12), tone(wall, -0.26)));
  stage.shape(sideways([width, 0, 0], depth, height), stage.gradient(90, tone(wall, -0.02), tone(wall, 0.12)));
  stage.shape(level([0, height, 0], width, depth), stage.gradient(0, "#e4e0d8", "#cfc9be"));
  for (const lift of [0, height - 0.1]) {
    stage.shape(facing([0, lift, depth], width, 0.1), tone(wall, lift ? 0.35 : 0.5), { opacity: 0.9 });
    stage.shape(sideways([width, lift, 0], depth, 0.1), tone(wall, 0.4), { opacity: 0.8 });
    stage.shape(sideways([0, lift, 0], depth, 0.1), tone(wall, 0.12), { opacity: 0.8 });
  }
  stage.shape(facing([0, 0, depth], 0.35, height), stage.gradient(90, "#1d1712", "#00000000"), { opacity: 0.18 });
  stage.shape(facing([width - 0.5, 0, depth], 0.5, height), stage.gradient(-90, "#1d1712", "#00000000"), {
    opacity: 0.22,
  });
  daylight(stage, room);
}
