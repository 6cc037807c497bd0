import type { Point3 } from "../pictures/camera";
import { tone } from "../pictures/colour";
import type { Random } from "../pictures/random";
import { facing, level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const GLASS = 13;

function person(stage: Stage, random: Random, at: Point3, tall: number): void {
  const coat = random.pick(["#39424c", "#5b5750", "#7d6a58", "#46524d", "#8a8781", "#2f3238"]);
  const hair = random.pick(["#2a211c", "#4a3626", "#77593d", "#5d5852"]);
  const skin = random.pick(["#c99d80", "#8d6248", "#e0b79c", "#6d4a37"]);
  const lean = random.between(-4, 4);
  const turn = random.pick([-1, 1]);
  const arm = (side: number) =>
    `<path d="M${0.19 * side} 1.36C${0.3 * side} 1.2 ${0.29 * side} 1.05 ${(side === turn ? 0.02 : 0.25) * side} ${side === turn ? 1.08 : 0.88}" fill="none" stroke="${tone(coat, -0.18)}" stroke-width=".095" stroke-linecap="round"/>`;
  const body = `<path d="M-.16 .95L-.14 0H-.02L0 .78L.03 0H.15L.16 .95Z" fill="${stage.gradient(90, "#3b3d42", "#1d1e22")}"/>
    <path d="M-.06 1.46C-.17 1.44 -.22 1.4 -.23 1.3L-.17 .86H.17L.23 1.3C.22 1.4 .17 1.44 .06 1.46Z" fill="${stage.gradient(90, tone(coat, 0.22), tone(coat, -0.1), tone(coat, -0.4))}"/>
    ${arm(1)}${arm(-1)}<path d="M-.05 1.4H.05V1.52H-.05Z" fill="${tone(skin, -0.3)}"/><ellipse cy="1.6" rx=".085" ry=".118" fill="${stage.gradient(90, skin, tone(skin, -0.4))}"/>
    <path d="M${-0.09 * turn} 1.54C${-0.15 * turn} 1.78 ${0.12 * turn} 1.78 ${0.095 * turn} 1.63C${0.06 * turn} 1.69 ${-0.03 * turn} 1.69 ${-0.09 * turn} 1.54Z" fill="${hair}"/>`;
  const scale = tall / 1.74;
  stage.shape(level([at[0] - 0.2, 0, at[2] - 2.4], 0.5, 2.4), "#2a2c2f", { blur: 9, opacity: 0.3 });
  stage.cutout(at, `<g transform="rotate(${lean * 0.4}) scale(${scale * 0.9} ${scale})">${body}</g>`);
}

function hall(stage: Stage, random: Random): void {
  stage.shape(facing([-14, 0, GLASS], 28, 7), stage.gradient(0, "#e6ebec", "#f3f1ea", "#d3d8cc"));
  stage.together({ blur: 12 }, () => {
    for (let x = -13; x < 13; x += 2)
      stage.shape(facing([x, 0, GLASS + 6], 1.9, random.between(1.2, 4)), tone("#a9b3b3", random.between(0, 0.4)), {
        opacity: 0.55,
      });
  });
  for (let x = -14; x <= 14; x += 1.6) stage.box({ at: [x, 0, GLASS - 0.1], size: [0.09, 6, 0.1] }, "#6d7376");
  for (const lift of [2.6, 4.4]) stage.shape(facing([-14, lift, GLASS - 0.1], 28, 0.08), "#6d7376");
  stage.shape(level([-14, 5.6, 0], 28, GLASS), stage.gradient(0, "#b9b7b1", "#d6d4cd"));
  for (let z = 2; z < GLASS; z += 2.4)
    for (const x of [-3.4, 0.6, 4]) stage.shape(level([x, 5.59, z], 1.6, 0.2), "#fffdf5");
  stage.shape(level([-14, 0, 0], 28, GLASS), stage.gradient(0, "#dedfdc", "#b6b3ac", "#8f8a83"));
  for (let x = -14; x <= 14; x += 1.6)
    stage.shape(level([x + 0.1, 0, 0], 1.4, GLASS), stage.gradient(0, "#ffffff", "#ffffff00"), { opacity: 0.28 });
}

/** People in a light hall, out of focus, so that nobody in particular is shown. */
export function gathering(random: Random): Stage {
  const stage = new Stage(
    { at: [random.between(-0.6, 0.6), 1.5, 0], turn: random.between(-6, 6), lens: 38, horizon: 0.5 },
    { left: 0.1, front: -0.1, right: -0.1, top: 0.1 },
  );
  stage.together({ blur: 5 }, () => hall(stage, random));
  stage.together({ blur: 7 }, () => {
    for (let index = 0; index < 5; index += 1)
      person(
        stage,
        random,
        [-4.4 + index * 2.2 + random.between(-0.5, 0.5), 0, 11 - index * 0.3],
        random.between(1.6, 1.85),
      );
  });
  stage.together({ blur: 7 }, () => {
    for (const x of [-1.15, -0.4, 0.5, 1.2])
      person(stage, random, [x + random.between(-0.12, 0.12), 0, random.between(3.5, 4.1)], random.between(1.62, 1.84));
  });
  stage.wash(stage.gradient(0, "#fff6e2", "#fff6e200"), { blend: "soft-light", opacity: 0.5 });
  return stage;
}
