import { bricks, patch, type Wall } from "../pictures/brickwork";
import { tone } from "../pictures/colour";
import { haze, hedge, HOURS, sky, tree } from "../pictures/outdoors";
import type { Random } from "../pictures/random";
import { level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const STOREY = 3;
const BAY = 4.2;

function window(stage: Stage, random: Random, wall: Wall, along: number, up: number): void {
  const glass = random.chance(0.1) ? ["#edd5a6", "#c99f66"] : ["#b9c7cd", "#76858c", "#404a4f"];
  stage.shape(patch(wall, along, up, 2.3, 2.3), "#2f3234");
  for (const pane of [0, 1.14])
    stage.shape(patch(wall, along + 0.06 + pane, up + 0.06, 1.05, 2.18), stage.gradient(25, ...glass));
  stage.shape(patch(wall, along + 0.06, up + 0.06, random.between(0.2, 0.6), 2.18), "#ece5d8", { opacity: 0.5 });
  stage.shape(patch(wall, along, up + 2, 2.3, 0.3), "#0e0c0b", { opacity: 0.35 });
}

function balcony(stage: Stage, wall: Wall, along: number, up: number): void {
  const slab = (left: number, low: number, wide: number, tall: number, fill: string, opacity = 1) => {
    stage.shape(patch(wall, left, low, wide, tall, 1.1), fill, { opacity });
  };
  stage.shape(
    [wall.point(along, up), wall.point(along + 3, up), wall.point(along + 3, up, 1.1), wall.point(along, up, 1.1)],
    "#7a746c",
  );
  stage.shape(
    [
      wall.point(along, up - 1.4),
      wall.point(along + 3, up - 1.4),
      wall.point(along + 3, up - 0.2),
      wall.point(along, up - 0.2),
    ],
    "#15110f",
    { opacity: 0.28 },
  );
  for (const side of [0, 3])
    stage.shape(
      [
        wall.point(along + side, up, 0),
        wall.point(along + side, up, 1.1),
        wall.point(along + side, up + 1.05, 1.1),
        wall.point(along + side, up + 1.05, 0),
      ],
      "#9fb0b4",
      { opacity: 0.4 },
    );
  slab(along, up - 0.2, 3, 0.22, "#d2ccc1");
  slab(along, up + 0.02, 3, 1, "#a9b9bc", 0.45);
  for (let rail = 0; rail <= 3; rail += 0.75) slab(along + rail - 0.02, up, 0.04, 1.05, "#3b3d3e");
  slab(along, up + 1.02, 3, 0.06, "#46494a");
}

function face(stage: Stage, random: Random, wall: Wall, brick: string, balconies: boolean): void {
  bricks(stage, random, wall, brick, 0.35);
  stage.shape(patch(wall, 0, 0, wall.width, STOREY + 0.1), tone(brick, -0.35), { opacity: 0.5 });
  for (let up = 0; up < wall.height - 1; up += STOREY) {
    stage.shape(patch(wall, 0, up + STOREY - 0.18, wall.width, 0.18), tone(brick, 0.35), { opacity: 0.6 });
    for (let along = 0.95; along + 2.3 < wall.width; along += BAY) {
      window(stage, random, wall, along, up + 0.35);
      if (balconies && up > 0) balcony(stage, wall, along - 0.35, up + 0.2);
    }
  }
  stage.shape(patch(wall, -0.1, wall.height, wall.width + 0.2, 0.45, 0.1), "#d8d1c4");
}

/** A brick block of flats with balconies, seen across its corner. */
export function flats(random: Random): Stage {
  const stage = new Stage(
    { at: [0, 1.7, 0], turn: random.between(-4, 4), lens: random.between(27, 30), horizon: 0.8 },
    { left: -0.1, front: -0.1, right: -0.2, top: 0.1 },
  );
  const hour = random.pick(HOURS);
  const brick = random.pick(["#b79a7e", "#a97c63", "#c7b49b", "#9a8474"]);
  const height = random.pick([4, 5, 5]) * STOREY;
  const corner = random.between(-4, -1.5);
  sky(stage, random, hour, 650);
  for (const x of [-30, -22, 22, 32, 40])
    tree(stage, random, [x, 0, 60], random.between(9, 14), haze("#66774f", hour, 40));
  stage.shape(level([-80, 0, 0], 160, 90), stage.gradient(0, "#b5afa5", "#938d84", "#77716a"));
  const slant =
    (away: number): Wall["point"] =>
    (along, up, out = 0) => [corner + along * 0.94 + out * 0.34 * away, up, 19 + along * 0.34 - out * 0.94];
  face(
    stage,
    random,
    {
      width: 4 * BAY,
      height,
      point: (along, up, out = 0) => [corner - along * 0.5 - out * 0.87, up, 19 + along * 0.87 - out * 0.5],
    },
    tone(brick, -0.25),
    false,
  );
  face(stage, random, { width: 5 * BAY, height, point: slant(1) }, brick, true);
  stage.shape(
    [
      [-40, 0.02, 5],
      [60, 0.02, 5],
      [60, 0.02, 13],
      [-40, 0.02, 13],
    ],
    stage.gradient(0, "#8d9a69", "#6d7b50"),
  );
  hedge(stage, random, [-16, 0, 13.5], 11, 0.9);
  hedge(stage, random, [0, 0, 14.5], 18, 0.9, "#66754c");
  tree(stage, random, [-9, 0, 12], random.between(7, 8.5));
  tree(stage, random, [10.5, 0, 15], random.between(6, 7.5), "#77834f");
  stage.wash(stage.gradient(75, hour.sun, "#00000000"), { blend: "soft-light", opacity: 0.5 });
  return stage;
}
