import { bricks, door, patch, sash, type Wall } from "./brickwork";
import { tone } from "./colour";
import { haze, hedge, type Hour } from "./outdoors";
import type { Random } from "./random";
import type { Stage } from "./stage";

/** How much of the street a house takes, in metres. */
export const WIDE = 4.8;
const EAVES = 6;
const RIDGE = 8.7;
const DOORS = ["#2f4a43", "#7a2f2b", "#2c3c55", "#39393b", "#8a8f6d", "#9c7b3e"] as const;

/** One side of the street: where its fronts stand, and which way (1: right, -1: left) they look. */
export interface Side {
  x: number;
  looks: 1 | -1;
}

function bay(stage: Stage, random: Random, wall: Wall, along: number, colour: string): void {
  const [out, side, wide, top] = [0.75, 0.55, 2.3, 3.05];
  const faces: Wall[] = [
    { width: side, height: top, point: (a, up) => wall.point(along + wide - side + a, up, out - (out * a) / side) },
    { width: wide - 2 * side, height: top, point: (a, up) => wall.point(along + side + a, up, out) },
    { width: side, height: top, point: (a, up) => wall.point(along + a, up, (out * a) / side) },
  ];
  const darker = [-0.2, 0, -0.1];
  stage.shape(
    [
      wall.point(along, 0),
      wall.point(along + side, 0, out),
      wall.point(along + wide + 1, 0, out),
      wall.point(along + wide + 1, 0),
    ],
    "#0d0b0a",
    { opacity: 0.4 },
  );
  faces.forEach((face, index) => {
    bricks(stage, random, face, tone(colour, darker[index] ?? 0), 0.6);
    sash(stage, random, face, face.width * 0.12, 0.85, face.width * 0.76, 1.75);
    stage.shape(patch(face, 0, top - 0.15, face.width, 0.2), tone("#ddd5c6", darker[index] ?? 0));
    stage.shape(
      [face.point(0, top), face.point(face.width, top), wall.point(along + wide / 2, top + 0.65, 0.1)],
      tone("#5f646b", darker[index] ?? 0),
    );
  });
}

function roof(stage: Stage, { x, looks }: Side, z: number, slate: string): void {
  const line = (share: number) => [x - 4 * share * looks, EAVES + (RIDGE - EAVES) * share] as const;
  const band = (from: number, to: number, fill: string) => {
    const [[lowX, lowY], [highX, highY]] = [line(from), line(to)];
    stage.shape(
      [
        [lowX, lowY, z],
        [lowX, lowY, z + WIDE],
        [highX, highY, z + WIDE],
        [highX, highY, z],
      ],
      fill,
    );
  };
  band(-0.03, 1, slate);
  for (let course = 0; course < 1 && z < 25; course += 0.08) band(course, course + 0.02, tone(slate, -0.25));
}

/** A house with a bay, a door and a chimney, from `z` to `z + WIDE`. */
export function terracedHouse(stage: Stage, random: Random, side: Side, z: number, brick: string, hour: Hour): void {
  const { x, looks } = side;
  const wall: Wall = { width: WIDE, height: EAVES, point: (along, up, out = 0) => [x + out * looks, up, z + along] };
  const far = (colour: string) => haze(colour, hour, z);
  roof(stage, side, z, far(random.pick(["#5d626a", "#656368", "#555b61"])));
  bricks(stage, random, wall, far(brick), Math.max(0, 1 - z / 34));
  stage.shape(patch(wall, 0, 3.35, WIDE, 0.16, 0.02), far("#d8cebb"));
  for (const along of [0.75, 2.95]) sash(stage, random, wall, along, 3.9, 1.05, 1.6);
  door(stage, wall, 3.3, random.pick(DOORS));
  bay(stage, random, wall, 0.35, far(brick));
  stage.shape(patch(wall, 0, EAVES - 0.7, WIDE, 0.45), "#120e0c", { opacity: 0.25 });
  stage.shape(patch(wall, 0, EAVES - 0.25, WIDE, 0.25, 0.12), far("#e4ddcf"));
  stage.shape(patch(wall, -0.04, 0, 0.08, EAVES, 0.05), far("#4b4a48"));
  const stack = x - 4 * looks - 0.5;
  stage.box({ at: [stack, RIDGE - 0.6, z + WIDE - 0.5], size: [1, 1.5, 0.9] }, far(tone(brick, -0.1)));
  stage.box({ at: [stack - 0.06, RIDGE + 0.75, z + WIDE - 0.56], size: [1.12, 0.16, 1.02] }, far(tone(brick, 0.1)));
  for (const pot of [0.15, 0.6])
    stage.box({ at: [stack + pot, RIDGE + 0.9, z + WIDE - 0.2], size: [0.24, 0.42, 0.24] }, far("#b98a63"));
}

/** The low wall and the hedge before a house. */
export function frontGarden(stage: Stage, random: Random, { x, looks }: Side, z: number, brick: string): void {
  const left = x + 1.25 * looks - 0.11;
  stage.box({ at: [left, 0.1, z], size: [0.22, 0.7, 3.1] }, tone(brick, -0.1));
  stage.box({ at: [left - 0.05, 0.8, z], size: [0.32, 0.08, 3.1] }, "#cfc6b6");
  if (random.chance(0.6))
    for (let along = 2.6; along > 0; along -= 0.5) hedge(stage, random, [left - 0.1 * looks, 0.7, z + along], 0.4, 0.6);
}
