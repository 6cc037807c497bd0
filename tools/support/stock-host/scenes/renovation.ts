import { bricks, type Wall } from "../pictures/brickwork";
import { tone } from "../pictures/colour";
import type { Random } from "../pictures/random";
import { drawRoom } from "../pictures/room";
import { facing, level } from "../pictures/solids";
import { Stage } from "../pictures/stage";

const DEPTH = 5;

function ladder(stage: Stage, x: number, z: number): void {
  const rungs = Array.from({ length: 7 }, (_, index) => {
    const up = 0.25 + index * 0.24;
    const half = 0.29 - up * 0.075;
    return `M${-half} ${up}H${half}`;
  });
  stage.shadow([x - 0.3, 0, z], 0.7, 0.5, 0.4);
  stage.cutout(
    [x + 0.16, 0, z + 0.5],
    `<path d="M-.27 0L-.14 1.9M.27 0L.14 1.9" stroke="#6f5336" stroke-width=".045"/>`,
  );
  stage.cutout(
    [x, 0, z],
    `<path d="M-.31 0L-.16 1.92M.31 0L.16 1.92" stroke="#c29a66" stroke-width=".055"/><path d="${rungs.join("")}" stroke="#ab8453" stroke-width=".045"/><rect x="-.2" y="1.88" width=".4" height=".06" fill="#8b6a42"/>`,
  );
}

function bucket(stage: Stage, x: number, z: number, paint: string): void {
  stage.shadow([x - 0.15, 0, z], 0.3, 0.15, 0.5);
  stage.cutout(
    [x, 0, z],
    `<path d="M-.15 .3L-.12 0H.12L.15 .3Z" fill="${stage.gradient(90, "#efede8", "#cbc7bf", "#8e8a83")}"/><ellipse cy=".3" rx=".15" ry=".05" fill="#d8d4cc"/><ellipse cy=".298" rx=".13" ry=".04" fill="${paint}"/><path d="M-.1 .29C-.1 .2 -.07 .16 -.06 .26Z" fill="${paint}"/>`,
  );
}

function trestle(stage: Stage, x: number, z: number): void {
  stage.shadow([x, 0, z], 1.9, 0.6, 0.45);
  for (const left of [0.25, 1.6])
    stage.cutout(
      [x + left, 0, z + 0.25],
      `<path d="M-.22 0L0 .78L.22 0M-.12 .34H.12" fill="none" stroke="#9a7850" stroke-width=".05"/>`,
    );
  stage.box({ at: [x, 0.78, z], size: [1.9, 0.05, 0.6] }, "#c8a679");
  stage.box({ at: [x + 0.25, 0.83, z + 0.1], size: [0.7, 0.012, 0.42] }, "#dfe3e4");
  stage.shape(level([x + 0.31, 0.843, z + 0.16], 0.5, 0.3), "#7f96a8", { opacity: 0.5 });
  stage.cutout(
    [x + 1.35, 0.83, z + 0.3],
    `<rect x="-.16" width=".32" height=".14" rx=".02" fill="#4c5a5c"/><path d="M-.09 .14C-.09 .22 .09 .22 .09 .14" fill="none" stroke="#2f393a" stroke-width=".03"/>`,
  );
}

/** A room under renovation: bare brick beside fresh plaster, a ladder, paint. */
export function renovation(random: Random): Stage {
  const stage = new Stage(
    {
      at: [random.between(2.2, 3.2), 1.45, -1.4],
      turn: random.between(-7, 6),
      lens: random.between(33, 40),
      horizon: 0.4,
    },
    { left: 0.15, front: -0.02, right: -0.25, top: 0.16 },
  );
  const paint = random.pick(["#a9b3a5", "#c3b29a", "#9dabb1"]);
  const plaster = "#d3c3b4";
  drawRoom(stage, random, {
    width: 5.4,
    height: 2.8,
    depth: DEPTH,
    wall: plaster,
    floor: "#ad9174",
    windows: [
      { z: 1.5, width: 1.5, sill: 0.6, head: 2.35 },
      { z: 3.6, width: 0.95, sill: 0.6, head: 2.35 },
    ],
  });
  const bare: Wall = { width: 1.9, height: 2.8, point: (along, up) => [2.2 + along, up, DEPTH] };
  bricks(stage, random, bare, random.pick(["#a8735a", "#b0866a"]), 0.9);
  for (let up = 0; up < 2.8; up += 0.14) {
    stage.cutout(
      [2.2, up + 0.07, DEPTH],
      `<ellipse rx="${random.between(0.06, 0.24)}" ry="${random.between(0.1, 0.17)}" fill="${tone(plaster, 0.14)}"/>`,
    );
    stage.cutout(
      [4.1, up + 0.07, DEPTH],
      `<ellipse rx="${random.between(0.06, 0.2)}" ry="${random.between(0.1, 0.17)}" fill="${tone(plaster, -0.08)}"/>`,
    );
  }
  stage.shape(facing([2, 0, DEPTH], 2.4, 2.8), stage.gradient(0, "#3a2c1e", "#00000000", "#1a140f"), { opacity: 0.25 });
  for (let stroke = 0; stroke < 9; stroke += 1) {
    stage.shape(
      facing([0.55 + stroke * 0.15, random.between(0.55, 0.8), DEPTH], 0.16, random.between(1.05, 1.4)),
      paint,
      { opacity: 0.9 },
    );
  }
  stage.shape(
    [
      [0.6, 0.01, 3.4],
      [4.3, 0.01, 3.2],
      [4.8, 0.01, 4.7],
      [0.4, 0.01, 4.8],
    ],
    stage.gradient(30, "#eae6de", "#c5bfb4", "#dad5cb"),
  );
  trestle(stage, 2.55, 3.75);
  ladder(stage, 1.55, 3.5);
  bucket(stage, 2.15, 2.75, paint);
  bucket(stage, 2.6, 2.55, "#e6e1d6");
  for (let plank = 0; plank < 4; plank += 1)
    stage.box(
      { at: [4.15 - plank * 0.02, plank * 0.05, 1.7 + plank * 0.05], size: [0.5, 0.045, 2.1] },
      tone("#bd9a70", random.between(-0.15, 0.1)),
    );
  return stage;
}
