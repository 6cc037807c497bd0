import { tone } from "../pictures/colour";
import { lamp, plant } from "../pictures/furnishing";
import type { Random } from "../pictures/random";
import { drawRoom } from "../pictures/room";
import { facing, level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const DEPTH = 5;

function carton(stage: Stage, random: Random, x: number, y: number, z: number, size: number): void {
  const colour = tone("#c09a6d", random.between(-0.12, 0.1));
  const [wide, tall, deep] = [size * random.between(1, 1.25), size * random.between(0.75, 0.95), size * 0.9];
  if (y === 0) stage.shadow([x, 0, z], wide, deep, 0.6);
  stage.box({ at: [x, y, z], size: [wide, tall, deep] }, colour, { round: 2 });
  stage.shape(level([x, y + tall + 0.002, z + deep / 2 - 0.03], wide, 0.06), "#d9c19a", { opacity: 0.8 });
  stage.shape(facing([x + wide * 0.4, y + tall * 0.72, z], wide * 0.2, tall * 0.28), "#d9c19a", { opacity: 0.55 });
  stage.shape(facing([x + wide * 0.12, y + tall * 0.14, z], wide * 0.24, tall * 0.03), "#5d4630", { opacity: 0.6 });
  stage.shape(facing([x + wide * 0.12, y + tall * 0.22, z], wide * 0.16, tall * 0.03), "#5d4630", { opacity: 0.6 });
}

/** An empty room with moving boxes in it. */
export function movingDay(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(2.1, 3), 1.35, -1.4],
      turn: random.between(-7, 6),
      lens: random.between(34, 41),
      horizon: 0.38,
    },
    { left: 0.14, front: -0.04, right: -0.28, top: 0.16 },
  );
  drawRoom(stage, random, {
    width: 5.2,
    height: 2.7,
    depth: DEPTH,
    wall: random.pick(["#ddd7cb", "#d2d3cc", "#d8ccbf"]),
    floor: random.pick(["#a9845f", "#bd9d7b"]),
    windows: [
      { z: 1.4, width: 1.5, sill: 0.45, head: 2.35 },
      { z: 3.5, width: 1, sill: 0.45, head: 2.35 },
    ],
  });
  plant(stage, random, [0.75, 0, DEPTH - 0.5], 1.25);
  lamp(stage, [4.55, 0, DEPTH - 0.5], 1.55);
  carton(stage, random, 1.75, 0, 4.2, 0.62);
  carton(stage, random, 1.85, 0.54, 4.25, 0.5);
  carton(stage, random, 2.6, 0, 4.05, 0.7);
  carton(stage, random, 2.75, 0.6, 4.1, 0.48);
  carton(stage, random, 3.6, 0, 3.9, 0.55);
  carton(stage, random, 1.35, 0, 2.9, 0.58);
  carton(stage, random, 2.25, 0, 2.6, 0.46);
  stage.shadow([3.05, 0, 2.75], 1.3, 0.25, 0.55);
  stage.box({ at: [3.05, 0, 2.75], size: [1.35, 0.2, 0.2] }, random.pick(["#a5624c", "#7f8b86", "#bfae95"]), {
    round: 14,
  });
  return stage;
}
