import { tone } from "../pictures/colour";
import { curtain, lamp, picture, plant } from "../pictures/furnishing";
import type { Random } from "../pictures/random";
import { drawRoom } from "../pictures/room";
import { level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const WIDTH = 5.4;
const DEPTH = 5.2;

function sofa(stage: Stage, random: Random, x: number, colour: string): void {
  const z = DEPTH - 1.15;
  const round = { round: 9 };
  const cushion = random.pick(["#a6694c", "#c9a36a", "#7f8f86", "#d8cbb8"]);
  stage.shadow([x, 0, z], 2.5, 1, 0.6);
  stage.box({ at: [x, 0.16, z + 0.72], size: [2.5, 0.62, 0.26] }, colour, round);
  stage.box({ at: [x + 0.1, 0.16, z + 0.02], size: [2.3, 0.2, 0.8] }, tone(colour, -0.15), round);
  for (const seat of [0, 1]) {
    stage.box({ at: [x + 0.24 + seat * 1.02, 0.45, z + 0.58], size: [0.98, 0.4, 0.2] }, tone(colour, 0.04), {
      round: 16,
    });
    stage.box({ at: [x + 0.24 + seat * 1.02, 0.34, z], size: [0.99, 0.14, 0.74] }, tone(colour, 0.06), { round: 10 });
  }
  for (const arm of [0, 2.27]) stage.box({ at: [x + arm, 0.14, z], size: [0.23, 0.46, 0.9] }, colour, { round: 12 });
  for (const [left, turn, fill] of [
    [0.45, 12, cushion],
    [1.95, -14, tone(cushion, 0.35)],
    [1.62, -4, tone(colour, -0.25)],
  ] as const) {
    stage.cutout(
      [x + left, 0.66, z + 0.5],
      `<rect x="-.2" y="-.19" width=".4" height=".38" rx=".07" transform="rotate(${turn})" fill="${stage.gradient(35, tone(fill, -0.3), fill, tone(fill, 0.12))}"/>`,
    );
  }
  for (const leg of [0.1, 2.32]) stage.box({ at: [x + leg, 0, z + 0.05], size: [0.07, 0.13, 0.07] }, "#3b2b20");
}

function table(stage: Stage, x: number): void {
  const z = 2.75;
  stage.shadow([x, 0, z], 1.15, 0.6, 0.5);
  for (const [left, back] of [
    [0.04, 0.52],
    [1.05, 0.52],
    [0.04, 0.04],
    [1.05, 0.04],
  ] as const) {
    stage.box({ at: [x + left, 0, z + back], size: [0.05, 0.34, 0.05] }, "#4a382b");
  }
  stage.box({ at: [x, 0.34, z], size: [1.15, 0.05, 0.6] }, "#7a5b42", { round: 2 });
  stage.shape(level([x + 0.05, 0.392, z + 0.05], 0.6, 0.5), "#fff3dc", { blur: 9, opacity: 0.3 });
  stage.box({ at: [x + 0.62, 0.39, z + 0.2], size: [0.34, 0.03, 0.24] }, "#d9d2c4");
  stage.box({ at: [x + 0.65, 0.42, z + 0.22], size: [0.28, 0.025, 0.2] }, "#8b9a94");
  stage.cutout(
    [x + 0.34, 0.39, z + 0.3],
    `<path d="M-.07 0H.07C.1 .08 .05 .14 .035 .2H-.035C-.05 .14 -.1 .08 -.07 0Z" fill="${stage.gradient(90, "#f3efe7", "#c6beb1", "#8f867a")}"/>`,
  );
}

/** A sitting room with a sofa against the far wall and daylight from the left. */
export function livingRoom(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(2, 3.4), 1.25, -1.6],
      turn: random.between(-9, 8),
      lens: random.between(31, 43),
      horizon: 0.44,
    },
    { left: 0.2, front: -0.06, right: -0.3, top: 0.14 },
  );
  const wall = random.pick(["#d9d2c5", "#c8cdc6", "#d6c8b8", "#b9c0bd", "#e0dacf"]);
  const colour = random.pick(["#8b8f86", "#b7a792", "#66737a", "#a98f79", "#5d6a5c"]);
  const x = random.between(1.35, 1.75);
  drawRoom(stage, random, {
    width: WIDTH,
    height: 2.7,
    depth: DEPTH,
    wall,
    floor: random.pick(["#a58262", "#8c6a4d", "#b79a78"]),
    windows: [
      { z: 1.5, width: 1.5, sill: 0.5, head: 2.35 },
      { z: 3.7, width: 0.9, sill: 0.5, head: 2.35 },
    ],
  });
  curtain(stage, [0.06, 0.02, 3.05], 0.5, 2.45, "#d6cdbf");
  if (random.chance(0.5)) {
    picture(stage, random, [x + 0.35, 1.3, DEPTH], 0.62, 0.82);
    picture(stage, random, [x + 1.15, 1.3, DEPTH], 0.95, 0.82);
  } else {
    picture(stage, random, [x + 0.5, 1.22, DEPTH], 1.5, 0.98);
  }
  plant(stage, random, [0.7, 0, DEPTH - 0.45], random.between(1.3, 1.7));
  sofa(stage, random, x, colour);
  stage.shadow([x + 2.8, 0, DEPTH - 0.8], 0.3, 0.25, 0.5);
  lamp(stage, [x + 2.95, 0, DEPTH - 0.65], 1.62);
  const rug = random.pick(["#cfc4b2", "#b9b4a8", "#c2ab93"]);
  stage.shape(level([x - 0.2, 0.005, 2.3], 2.9, 1.75), "#1a130d", { blur: 4, opacity: 0.4 });
  stage.shape(level([x - 0.2, 0.01, 2.3], 2.9, 1.75), stage.gradient(60, tone(rug, 0.3), tone(rug, -0.18)));
  table(stage, x + 0.65);
  return stage;
}
