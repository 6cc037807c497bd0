import { tone } from "./colour";
import type { Random } from "./random";
import type { Point3 } from "./camera";
import { facing } from "./solids";
import type { Stage } from "./stage";

/** A framed print on the far wall. */
export function picture(stage: Stage, random: Random, [x, y, z]: Point3, width: number, height: number): void {
  const ink = random.pick(["#7d8a83", "#b08d74", "#5c6770", "#a39a86"]);
  stage.shape(facing([x + 0.03, y - 0.05, z], width, height), "#0f0c0a", { blur: 5, opacity: 0.35 });
  stage.shape(facing([x, y, z], width, height), "#3b332b");
  stage.shape(facing([x + 0.025, y + 0.025, z], width - 0.05, height - 0.05), "#efeae0");
  const [left, bottom, wide, tall] = [x + width * 0.22, y + height * 0.2, width * 0.56, height * 0.6];
  stage.shape(facing([left, bottom, z], wide, tall), stage.gradient(0, tone(ink, 0.55), tone(ink, 0.25)));
  stage.shape(
    [
      [left, bottom, z],
      [left + wide, bottom, z],
      [left + wide, bottom + tall * 0.35, z],
      [left + wide * 0.55, bottom + tall * 0.6, z],
      [left, bottom + tall * 0.3, z],
    ],
    ink,
  );
  stage.shape(
    [
      [left, bottom, z],
      [left + wide, bottom, z],
      [left + wide, bottom + tall * 0.18, z],
      [left, bottom + tall * 0.34, z],
    ],
    tone(ink, -0.35),
  );
}

/** A pot plant; `height` in metres from the floor to the top leaf. */
export function plant(stage: Stage, random: Random, at: Point3, height: number): void {
  const leaf = random.pick(["#53684a", "#4a6152", "#64714b"]);
  const pot = height * 0.26;
  const leaves = Array.from({ length: 26 }, (_, index) => {
    const lean = random.between(-68, 68);
    const reach = (height - pot) * random.between(0.55, 1) * (1 - Math.abs(lean) / 190);
    const wide = reach * random.between(0.07, 0.12);
    const colour = tone(leaf, random.between(-0.45, 0.2) + index / 110 - lean / 500);
    return `<path transform="translate(0 ${pot}) rotate(${lean.toFixed(1)})" fill="${colour}" d="M0 0C${-wide} ${reach * 0.5} ${-wide * 1.4} ${reach * 0.75} 0 ${reach}C${wide * 1.4} ${reach * 0.75} ${wide} ${reach * 0.5} 0 0"/>`;
  });
  const half = pot * 0.48;
  stage.shadow([at[0] - half, at[1], at[2] - half * 0.5], 2 * half, half, 0.5);
  stage.cutout(
    at,
    `${leaves.join("")}<path d="M${-half} ${pot * 1.05}H${half}L${half * 0.72} 0H${-half * 0.72}Z" fill="${stage.gradient(90, "#d9d0c3", "#a8998a", "#6d6257")}"/>`,
  );
}

/** A lamp on a stand with a lit shade; `height` in metres. */
export function lamp(stage: Stage, at: Point3, height: number): void {
  const shade = height < 0.8 ? height * 0.45 : 0.34;
  const wide = shade * 0.75;
  stage.cutout(
    at,
    `<path d="M-.012 0H.012V${height - shade}H-.012Z" fill="#3a3029"/><path d="M${-wide * 0.7} 0H${wide * 0.7}V.02H${-wide * 0.7}Z" fill="#2c2520"/>
    <path d="M${-wide} ${height - shade}H${wide}L${wide * 0.72} ${height}H${-wide * 0.72}Z" fill="${stage.gradient(0, "#f0d9b0", "#fff1d6", "#e2c08e")}"/>`,
  );
  stage.cutout(at, `<circle cy="${height - shade / 2}" r="${shade * 3.2}" fill="${stage.glow("#ffdca0")}"/>`, {
    opacity: 0.42,
    blend: "screen",
  });
}

/** Full-length curtains beside a window in the left wall. */
export function curtain(stage: Stage, [x, y, z]: Point3, depth: number, height: number, colour: string): void {
  const folds = 7;
  for (let fold = 0; fold < folds; fold += 1) {
    const start = z + (depth / folds) * fold;
    const near: Point3[] = [
      [x, y, start],
      [x + 0.07, y, start + depth / folds / 2],
      [x + 0.07, y + height, start + depth / folds / 2],
      [x, y + height, start],
    ];
    const far: Point3[] = [
      [x + 0.07, y, start + depth / folds / 2],
      [x, y, start + depth / folds],
      [x, y + height, start + depth / folds],
      [x + 0.07, y + height, start + depth / folds / 2],
    ];
    stage.shape(near, tone(colour, -0.12));
    stage.shape(far, tone(colour, 0.18));
  }
}
