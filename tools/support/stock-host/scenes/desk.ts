import { tone } from "../pictures/colour";
import type { Random } from "../pictures/random";
import { facing, level } from "../pictures/solids";
import { cup, keys, model, pen, plan, sheet } from "../pictures/stationery";
import { Stage } from "../pictures/stage";

function surface(stage: Stage, random: Random, wood: string): void {
  stage.shape(level([-3, 0, 0.2], 6, 1.9), stage.gradient(0, tone(wood, 0.25), wood, tone(wood, -0.15)));
  for (let streak = 0; streak < 160; streak += 1) {
    const z = random.between(0.25, 2.05);
    stage.shape(
      level([random.between(-2.5, 2), 0, z], random.between(0.3, 1.4), random.between(0.001, 0.004)),
      tone(wood, random.between(-0.35, 0.1)),
      { opacity: 0.3 },
    );
  }
}

/** Keys, papers and a little wooden house on a desk by a window. */
export function desk(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(-0.22, 0.2), 0.6, -0.52],
      turn: random.between(-6, 6),
      lens: random.between(37, 41),
      horizon: 0.02,
    },
    { left: 0.2, front: 0, right: -0.25, top: 0.2 },
  );
  stage.wash(stage.gradient(0, "#cfd3cd", "#b7ab98", "#8d7c69"));
  stage.together({ blur: 26 }, () => {
    stage.shape(facing([-2.8, 0.1, 3.4], 2.1, 2), "#f7f5ee");
    stage.shape(facing([-0.4, 0.1, 3.4], 1.1, 2), "#efece2");
    for (let leaf = 0; leaf < 26; leaf += 1)
      stage.cutout(
        [random.between(0.8, 2.4), random.between(-0.1, 0.6), 3.2],
        `<circle r="${random.between(0.05, 0.2)}" fill="${tone("#71805c", random.between(-0.2, 0.3))}"/>`,
      );
  });
  surface(stage, random, random.pick(["#a07a57", "#8a6548", "#b8977a"]));
  if (random.chance(0.5)) {
    plan(stage, 0.12, 0.6);
  } else {
    sheet(stage, 0.26, 0.74, 0.22);
    sheet(stage, 0.14, 0.62, 0.05);
  }
  if (random.chance(0.6)) cup(stage, -0.5, 1);
  model(stage, random.between(-0.22, -0.12), 0.95);
  keys(stage, random.between(-0.22, -0.12), 0.75);
  pen(stage, 0.3, 0.76);
  stage.wash(stage.gradient(90, "#fff0d2", "#00000000"), { blend: "soft-light", opacity: 0.6 });
  return stage;
}
