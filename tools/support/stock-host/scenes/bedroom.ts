import { tone } from "../pictures/colour";
import { curtain, lamp, picture, plant } from "../pictures/furnishing";
import type { Random } from "../pictures/random";
import { drawRoom } from "../pictures/room";
import { level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const DEPTH = 4.6;

function bed(stage: Stage, x: number, linen: string, throwOver: string): void {
  const [wide, z] = [1.75, DEPTH - 2.15];
  stage.shadow([x, 0, z], wide, 2.1, 0.65);
  stage.box({ at: [x - 0.12, 0.1, DEPTH - 0.14], size: [wide + 0.24, 1.15, 0.1] }, tone(throwOver, 0.25), {
    round: 10,
  });
  for (let panel = 0; panel <= 5; panel += 1)
    stage.box({ at: [x - 0.06 + panel * 0.33, 0.3, DEPTH - 0.15], size: [0.008, 0.9, 0.01] }, tone(throwOver, -0.1));
  stage.box({ at: [x, 0.08, z + 0.02], size: [wide, 0.22, 2] }, tone("#8b7660", -0.2));
  stage.box({ at: [x + 0.01, 0.28, z + 0.02], size: [wide - 0.02, 0.2, 2] }, tone(linen, -0.08), { round: 10 });
  for (const [left, lift, fill] of [
    [0.42, 0.84, linen],
    [1.32, 0.84, linen],
    [0.5, 0.74, tone(throwOver, 0.3)],
    [1.24, 0.74, tone(throwOver, 0.3)],
  ] as const) {
    stage.cutout(
      [x + left, lift, z + 1.55 - (0.84 - lift) * 2.2],
      `<path d="M-.36 -.16C-.2 -.2 .2 -.2 .36 -.16C.39 -.05 .39 .05 .35 .17C.2 .13 -.2 .13 -.35 .17C-.39 .05 -.39 -.05 -.36 -.16Z" fill="${stage.gradient(20, tone(fill, 0.3), fill, tone(fill, -0.18))}"/>`,
    );
  }
  stage.box({ at: [x - 0.05, 0.34, z - 0.06], size: [wide + 0.1, 0.24, 1.4] }, linen, { round: 20 });
  stage.box({ at: [x - 0.06, 0.3, z - 0.08], size: [wide + 0.12, 0.29, 0.62] }, throwOver, { round: 12 });
  for (let fold = 0; fold < 9; fold += 1) {
    stage.shape(
      [
        [x + fold * 0.21, 0.3, z - 0.09],
        [x + 0.03 + fold * 0.21, 0.3, z - 0.09],
        [x + 0.06 + fold * 0.205, 0.58, z - 0.09],
      ],
      tone(throwOver, -0.35),
      { blur: 2, opacity: 0.5 },
    );
  }
}

function bedside(stage: Stage, x: number): void {
  const z = DEPTH - 0.5;
  stage.shadow([x, 0, z], 0.45, 0.4, 0.5);
  stage.box({ at: [x, 0.08, z], size: [0.46, 0.46, 0.4] }, "#94785c", { round: 3 });
  for (const lift of [0.14, 0.34]) stage.box({ at: [x + 0.03, lift, z - 0.005], size: [0.4, 0.16, 0.01] }, "#a3876a");
  lamp(stage, [x + 0.23, 0.54, z + 0.15], 0.56);
}

/** A bedroom with the bed against the far wall and daylight from the left. */
export function bedroom(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(2.1, 3.1), 1.4, -1.5],
      turn: random.between(-7, 6),
      lens: random.between(35, 42),
      horizon: 0.38,
    },
    { left: 0.18, front: -0.06, right: -0.26, top: 0.12 },
  );
  const linen = random.pick(["#e6e0d6", "#dcd8d0", "#e3dbcd"]);
  const x = random.between(1.6, 1.85);
  drawRoom(stage, random, {
    width: 5,
    height: 2.6,
    depth: DEPTH,
    wall: random.pick(["#cfc7ba", "#b7bfb8", "#c9bfb6", "#a9b1b4"]),
    floor: random.pick(["#b1937a", "#9a7f66"]),
    windows: [{ z: 1.9, width: 1.6, sill: 0.6, head: 2.25 }],
  });
  curtain(stage, [0.06, 0.02, 1.35], 0.5, 2.4, "#d9d2c6");
  curtain(stage, [0.06, 0.02, 3.55], 0.5, 2.4, "#d9d2c6");
  picture(stage, random, [x + 0.42, 1.5, DEPTH], 0.95, 0.62);
  stage.shape(level([x - 0.7, 0.01, 1.5], 3.1, 2.2), stage.gradient(40, "#d6cdbf", "#b4a999"));
  bedside(stage, x - 0.66);
  bedside(stage, x + 1.95);
  bed(stage, x, linen, random.pick(["#8a8f80", "#a98a74", "#6d7a83", "#b49a78"]));
  plant(stage, random, [4.55, 0, DEPTH - 0.5], random.between(1.1, 1.4));
  return stage;
}
