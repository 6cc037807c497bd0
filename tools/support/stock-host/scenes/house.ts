import { bricks, door, patch, sash, type Wall } from "../pictures/brickwork";
import { tone } from "../pictures/colour";
import { haze, hedge, HOURS, sky, tree } from "../pictures/outdoors";
import type { Random } from "../pictures/random";
import { level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const FRONT = 15;
const frontal = (x: number, width: number, height: number, z = FRONT): Wall => ({
  width,
  height,
  point: (along, up, out = 0) => [x + along, up, z - out],
});

function glazing(
  stage: Stage,
  wall: Wall,
  along: number,
  up: number,
  width: number,
  height: number,
  panes: number,
): void {
  stage.shape(patch(wall, along - 0.06, up - 0.06, width + 0.12, height + 0.12), "#2d2f30");
  for (let pane = 0; pane < panes; pane += 1) {
    const wide = width / panes;
    stage.shape(
      patch(wall, along + pane * wide + 0.03, up, wide - 0.06, height),
      stage.gradient(15, "#c3cfd3", "#7d8b8f", "#4a5250", "#73664f"),
    );
    stage.shape(patch(wall, along + pane * wide + 0.03, up, (wide - 0.06) * 0.22, height), "#e9e3d6", { opacity: 0.4 });
  }
  stage.shape(patch(wall, along, up + height - 0.2, width, 0.2), "#0e0d0c", { opacity: 0.35 });
}

function gable(stage: Stage, random: Random, x: number, width: number, wall: string, slate: string): void {
  const [eaves, ridge, back] = [5.2, 5.2 + width * 0.42, FRONT + 9];
  stage.shape(
    [
      [x + width, eaves, FRONT],
      [x + width, eaves, back],
      [x + width / 2, ridge, back],
      [x + width / 2, ridge, FRONT],
    ],
    tone(slate, -0.2),
  );
  stage.shape(
    [
      [x + width, 0, FRONT],
      [x + width, 0, back],
      [x + width, eaves, back],
      [x + width, eaves, FRONT],
    ],
    tone(wall, -0.3),
  );
  stage.shape(
    [
      [x, eaves, FRONT],
      [x + width, eaves, FRONT],
      [x + width / 2, ridge, FRONT],
    ],
    stage.gradient(0, tone(wall, 0.14), tone(wall, 0.04)),
  );
  bricks(stage, random, frontal(x, width, eaves), wall, 0.75);
  for (const side of [0, 1]) {
    const foot = x + width * side;
    stage.shape(
      [
        [foot + (side ? 0.35 : -0.35), eaves - 0.1, FRONT],
        [x + width / 2, ridge + 0.25, FRONT],
        [x + width / 2, ridge - 0.1, FRONT],
        [foot, eaves - 0.12, FRONT],
      ],
      tone(slate, side ? -0.35 : 0.25),
    );
  }
}

function wing(stage: Stage, x: number, width: number, cladding: string, slate: string): void {
  const wall = frontal(x, width, 3.3, FRONT + 0.8);
  stage.shape(patch(wall, 0, 0, width, 3.3), stage.gradient(0, tone(cladding, 0.06), tone(cladding, -0.12)));
  for (let along = 0; along < width; along += 0.16)
    stage.shape(patch(wall, along, 0, 0.025, 3.3), "#1c1713", { opacity: 0.35 });
  glazing(stage, wall, 0.7, 0.1, width - 1.4, 2.5, 3);
  stage.box({ at: [x - 0.2, 3.3, FRONT + 0.3], size: [width + 0.6, 0.32, 6] }, slate);
  stage.shape(patch(wall, 0, 2.7, width, 0.6), "#100d0b", { opacity: 0.35 });
}

function garden(stage: Stage, random: Random, pathway: number): void {
  stage.shape(level([-60, 0, 0.3], 120, 60), stage.gradient(0, "#a3ab80", "#7e8b5e", "#5e6c45"));
  for (let blade = 0; blade < 500; blade += 1) {
    const z = random.between(2.2, 14);
    stage.cutout(
      [random.between(-1, 1) * z, 0, z],
      `<path d="M0 0L.02 ${random.between(0.05, 0.14).toFixed(2)}L.04 0" fill="${tone("#71804f", random.between(-0.25, 0.3))}"/>`,
    );
  }
  stage.shape(
    [
      [pathway - 0.2, 0.01, FRONT],
      [pathway + 1.3, 0.01, FRONT],
      [pathway + 1.9, 0.01, 1],
      [pathway - 0.6, 0.01, 1],
    ],
    stage.gradient(0, "#cfc7b8", "#b1a898"),
  );
  for (let z = 2; z < FRONT; z += 1.1)
    stage.shape(level([pathway - 0.5, 0.012, z], 2.2, 0.04), "#7d7568", { opacity: 0.5 });
}

/** A detached house behind its lawn: a brick gable and a lower wing with glass doors. */
export function house(random: Random): Stage {
  const stage = new Stage(
    { at: [random.between(-1.2, 0.6), 1.65, 0], turn: 0, lens: random.between(33, 38), horizon: 0.72 },
    { left: 0, front: -0.05, right: -0.25, top: 0.12 },
  );
  const hour = random.pick(HOURS);
  const wall = random.pick(["#b98d72", "#d9d1c2", "#a77660", "#c9b294", "#cfc8bc"]);
  const slate = random.pick(["#565b61", "#4c4f54", "#6a5f58"]);
  sky(stage, random, hour, 580);
  for (const x of [-22, -15, -9, 9, 15, 22])
    tree(stage, random, [x, 0, 34], random.between(8, 13), haze("#66774f", hour, 26));
  garden(stage, random, -0.9);
  wing(stage, 2.2, 6.4, random.pick(["#6f5846", "#8a7460", "#4b4a47"]), "#44474a");
  gable(stage, random, -4.6, 7, wall, slate);
  const front = frontal(-4.6, 7, 5.2);
  const modern = random.chance(0.5);
  if (modern) {
    glazing(stage, front, 0.8, 0.5, 2.1, 2, 2);
    glazing(stage, front, 0.8, 3.2, 2.1, 1.4, 2);
    glazing(stage, front, 4.1, 3.2, 2.1, 1.4, 2);
  } else {
    for (const along of [0.6, 1.85]) sash(stage, random, front, along, 0.75, 1.05, 1.65);
    for (const along of [0.9, 4.9]) sash(stage, random, front, along, 3.25, 1.15, 1.55);
  }
  door(stage, front, 4.2, random.pick(["#34504a", "#2f3b4c", "#7b3a33", "#4b4c4a"]));
  hedge(stage, random, [-4.6, 0, FRONT - 0.5], 2.9, 0.7);
  hedge(stage, random, [3, 0, FRONT - 0.6], 5.6, 0.6, "#6d7650");
  for (const [x, z] of [
    [-8.4, 13],
    [9, 12],
  ] as const)
    tree(stage, random, [x, 0, z], random.between(5, 7));
  stage.shape(level([-9, 0.02, 5], 7, 2.4), "#1d2413", { blur: 18, opacity: 0.4 });
  stage.wash(stage.gradient(70, hour.sun, "#00000000"), { blend: "soft-light", opacity: 0.5 });
  return stage;
}
