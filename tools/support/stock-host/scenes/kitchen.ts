import { tone } from "../pictures/colour";
import type { Random } from "../pictures/random";
import { drawRoom } from "../pictures/room";
import { facing } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const DEPTH = 4.8;
const BACK = DEPTH - 0.62;

function units(
  stage: Stage,
  x: number,
  count: number,
  colour: string,
  base: number,
  height: number,
  deep: number,
): void {
  const z = DEPTH - deep;
  for (let unit = 0; unit < count; unit += 1) {
    const left = x + unit * 0.6;
    stage.box({ at: [left, base, z], size: [0.6, height, deep] }, colour);
    stage.shape(facing([left + 0.012, base + 0.012, z], 0.576, height - 0.024), tone(colour, 0.05));
    stage.shape(facing([left + 0.07, base + 0.07, z], 0.46, height - 0.14), tone(colour, -0.12));
    stage.shape(facing([left + 0.08, base + 0.07, z], 0.45, height - 0.15), tone(colour, 0.02));
    stage.shape(facing([left + 0.25, base + (base > 1 ? 0.03 : height - 0.05), z], 0.1, 0.018), "#b99b62");
  }
}

function tiles(stage: Stage, random: Random, x: number, width: number, low: number, high: number): void {
  stage.shape(facing([x, low, DEPTH], width, high - low), "#cfc9be");
  for (let row = 0; low + row * 0.1 < high - 0.02; row += 1) {
    for (let left = x - (row % 2) * 0.1; left < x + width - 0.05; left += 0.2) {
      const start = Math.max(left, x);
      stage.shape(
        facing([start, low + row * 0.1, DEPTH], left + 0.194 - start, 0.094),
        tone("#e6e1d6", random.between(-0.07, 0.12)),
      );
    }
  }
}

function island(stage: Stage, x: number, colour: string, top: string): void {
  const z = 1.75;
  stage.shadow([x, 0, z], 2.3, 0.9, 0.6);
  stage.box({ at: [x + 0.1, 0, z + 0.25], size: [2.1, 0.88, 0.65] }, colour);
  for (let panel = 0; panel < 4; panel += 1)
    stage.shape(facing([x + 0.17 + panel * 0.51, 0.1, z + 0.25], 0.43, 0.7), tone(colour, -0.16));
  stage.shape(facing([x + 0.1, 0.55, z + 0.25], 2.1, 0.33), stage.gradient(0, "#0b0a09", "#00000000"), {
    opacity: 0.5,
  });
  stage.box({ at: [x, 0.88, z], size: [2.3, 0.06, 0.95] }, top);
  for (const left of [0.3, 1, 1.7]) {
    stage.cutout(
      [x + left + 0.12, 0, z - 0.1],
      `<path d="M-.17 0L-.12 .64M.17 0L.12 .64M-.15 .26H.15" stroke="#2e2925" stroke-width=".022" fill="none"/><rect x="-.19" y=".63" width=".38" height=".06" rx=".03" fill="${stage.gradient(0, "#b48b62", "#7b5a3d")}"/>`,
    );
  }
  stage.cutout(
    [x + 1.6, 0.94, z + 0.45],
    `<path d="M-.2 .1C-.17 0 .17 0 .2 .1Z" fill="#d8d0c2"/><circle cx="-.08" cy=".13" r=".055" fill="#b9853f"/><circle cx=".03" cy=".135" r=".06" fill="#9aa05a"/><circle cx=".11" cy=".12" r=".05" fill="#c07a46"/>`,
  );
}

function pendant(stage: Stage, x: number): void {
  stage.cutout(
    [x, 1.62, 2.2],
    `<path d="M-.006 .2H.006V1.4H-.006Z" fill="#2b2724"/><path d="M-.2 0C-.19 .14 -.08 .22 0 .22S.19 .14 .2 0Z" fill="${stage.gradient(90, "#4b4f4c", "#2c302e")}"/><ellipse rx=".19" ry=".025" fill="#ffeccb"/>`,
  );
  stage.cutout([x, 1.62, 2.2], `<circle r=".7" cy="-.05" fill="${stage.glow("#ffe0a8")}"/>`, {
    opacity: 0.35,
    blend: "screen",
  });
}

/** A kitchen with units along the far wall and an island before them. */
export function kitchen(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(2.1, 3), 1.5, -1.3],
      turn: random.between(-7, 6),
      lens: random.between(34, 41),
      horizon: 0.4,
    },
    { left: 0.16, front: -0.02, right: -0.26, top: 0.16 },
  );
  const colour = random.pick(["#7d8c83", "#5b6b73", "#cdc5b7", "#55604f", "#a9a294"]);
  const top = random.pick(["#b08a62", "#d9d5cc", "#c6a27a"]);
  const x = 1.05;
  drawRoom(stage, random, {
    width: 5.1,
    height: 2.6,
    depth: DEPTH,
    wall: "#d8d2c6",
    floor: random.pick(["#b89c7c", "#a98a6b", "#c2b09a"]),
    windows: [{ z: 1.6, width: 2.1, sill: 0.95, head: 2.25 }],
  });
  tiles(stage, random, x, 3.6, 0.94, 1.55);
  stage.shadow([x, 0, BACK], 3.6, 0.6, 0.5);
  units(stage, x, 6, colour, 0.1, 0.78, 0.6);
  stage.box({ at: [x - 0.02, 0.88, BACK - 0.02], size: [3.64, 0.05, 0.64] }, top);
  units(stage, x, 2, colour, 1.55, 0.78, 0.35);
  units(stage, x + 2.4, 2, colour, 1.55, 0.78, 0.35);
  stage.box({ at: [x + 1.28, 1.95, DEPTH - 0.3], size: [0.64, 0.65, 0.3] }, tone(colour, 0.15));
  stage.box({ at: [x + 1.2, 1.78, DEPTH - 0.45], size: [0.8, 0.17, 0.45] }, tone(colour, 0.1));
  stage.box({ at: [x + 1.2, 0.12, BACK - 0.01], size: [0.6, 0.72, 0.02] }, "#3a3b3b");
  stage.shape(facing([x + 1.26, 0.22, BACK - 0.01], 0.48, 0.36), stage.gradient(30, "#6d7375", "#232526"));
  for (const [left, height] of [
    [0.3, 0.28],
    [0.46, 0.2],
    [2.9, 0.24],
    [3.2, 0.3],
  ] as const) {
    stage.cutout(
      [x + left, 0.93, DEPTH - 0.25],
      `<rect x="-.06" width=".12" height="${height}" rx=".03" fill="${stage.gradient(90, "#efe9dd", "#a99c8a")}"/>`,
    );
  }
  stage.shape(facing([x, 1.2, DEPTH], 3.6, 0.36), stage.gradient(180, "#00000000", "#1a140e"), { opacity: 0.35 });
  island(stage, x + 0.75, tone(colour, -0.12), tone(top, 0.1));
  for (const left of [1.35, 2.45]) pendant(stage, x + left);
  return stage;
}
