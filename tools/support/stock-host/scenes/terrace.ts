import { mix, tone } from "../pictures/colour";
import { haze, type Hour, HOURS, sky, tree } from "../pictures/outdoors";
import type { Random } from "../pictures/random";
import { level } from "../pictures/solids";
import { Stage } from "../pictures/stage";
import { frontGarden, type Side, terracedHouse, WIDE } from "../pictures/terraced-house";

function ground(stage: Stage, sides: readonly Side[], hour: Hour): void {
  stage.shape(level([-60, 0, 0], 120, 160), stage.gradient(0, mix("#8d8b88", hour.sky[2], 0.45), "#7b7874", "#5c5956"));
  for (const { x, looks } of sides) {
    const kerb = x + 3.1 * looks;
    stage.shape(
      [
        [x, 0.12, 0],
        [kerb, 0.12, 0],
        [kerb, 0.12, 160],
        [x, 0.12, 160],
      ],
      stage.gradient(0, "#bdb7ad", "#9d978e", "#878178"),
    );
    for (let z = 0.4; z < 30; z += 0.9)
      stage.shape(
        [
          [x, 0.12, z],
          [kerb, 0.12, z],
          [kerb, 0.12, z + 0.03],
          [x, 0.12, z + 0.03],
        ],
        "#6d675f",
        { opacity: 0.5 },
      );
    stage.shape(
      [
        [kerb, 0, 0],
        [kerb, 0, 160],
        [kerb, 0.12, 160],
        [kerb, 0.12, 0],
      ],
      "#8f8a82",
    );
    stage.shape(
      [
        [kerb, 0.12, 0],
        [kerb, 0.12, 160],
        [kerb - 0.14 * looks, 0.12, 160],
        [kerb - 0.14 * looks, 0.12, 0],
      ],
      "#cbc6bc",
    );
  }
}

/** A street of brick terraced houses. */
export function terrace(random: Random): Stage {
  const stage = new Stage(
    { at: [1.6, 1.75, 0], turn: random.between(-19, -14), lens: random.between(27, 31), horizon: 0.66 },
    { left: -0.25, front: -0.2, right: 0.05, top: 0.1 },
  );
  const hour = random.pick(HOURS);
  const brick = random.pick(["#a5694f", "#b07a5c", "#96604d", "#b89470", "#a87f62"]);
  const sides: readonly Side[] = [
    { x: 10.5, looks: -1 },
    { x: -5, looks: 1 },
  ];
  const start = random.between(-0.6, 0.8);
  sky(stage, random, hour, 560);
  ground(stage, sides, hour);
  for (const x of [-4, 0, 4, 7, 11]) tree(stage, random, [x, -1, 80], random.between(9, 12), haze("#6c7d52", hour, 60));
  for (let z = start + 13 * WIDE; z >= start - WIDE; z -= WIDE) {
    for (const side of sides) terracedHouse(stage, random, side, z, tone(brick, random.between(-0.08, 0.08)), hour);
  }
  for (let z = start + 8 * WIDE; z >= start; z -= WIDE)
    for (const side of sides) frontGarden(stage, random, side, z, brick);
  for (const z of [38, 27, 18]) tree(stage, random, [8, 0.12, z], random.between(6, 7.5), haze("#6c7d52", hour, z / 3));
  stage.shape(level([2.5, 0.01, 0], 40, 90), "#14110f", { opacity: 0.28, blur: 6 });
  stage.wash(stage.gradient(90, hour.sun, "#00000000"), { blend: "soft-light", opacity: 0.45 });
  return stage;
}
