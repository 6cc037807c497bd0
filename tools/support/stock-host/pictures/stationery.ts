import { tone } from "./colour";
import { facing, level } from "./solids";
import type { Stage } from "./stage";

/** A written sheet of paper, turned by an angle in radians. */
export function sheet(stage: Stage, x: number, z: number, turn: number): void {
  const [wide, deep, fill] = [0.36, 0.5, "#ebe7de"];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (across: number, away: number): [number, number, number] => [
    x + across * cos - away * sin,
    0.002,
    z + across * sin + away * cos,
  ];
  const area = (across: number, away: number, w: number, d: number) => [
    place(across, away),
    place(across + w, away),
    place(across + w, away + d),
    place(across, away + d),
  ];
  stage.shape(area(-0.004, -0.012, wide + 0.012, deep + 0.01), "#140e09", { blur: 4, opacity: 0.5 });
  stage.shape(area(0, 0, wide, deep), stage.gradient(30, tone(fill, 0.2), fill, tone(fill, -0.08)));
  for (let row = 0; row < 9; row += 1) {
    stage.shape(area(wide * 0.1, deep * (0.12 + row * 0.085), wide * (row % 4 === 0 ? 0.45 : 0.78), 0.004), "#8b8a88", {
      opacity: 0.5,
    });
  }
}

/** A floor plan. */
export function plan(stage: Stage, x: number, z: number): void {
  const walls = [
    [0, 0, 0.5, 0.006],
    [0, 0.34, 0.5, 0.006],
    [0, 0, 0.006, 0.34],
    [0.494, 0, 0.006, 0.346],
    [0.2, 0, 0.005, 0.2],
    [0, 0.2, 0.32, 0.005],
    [0.32, 0.12, 0.005, 0.22],
    [0.38, 0.12, 0.12, 0.005],
  ] as const;
  stage.shape(level([x - 0.005, 0, z - 0.012], 0.72, 0.56), "#140e09", { blur: 4, opacity: 0.5 });
  stage.shape(level([x, 0, z], 0.7, 0.54), stage.gradient(30, "#f1efe9", "#dcdcd8"));
  for (const [across, away, wide, deep] of walls)
    stage.shape(level([x + 0.1 + across, 0, z + 0.1 + away], wide, deep), "#46586a", { opacity: 0.85 });
  for (let line = 0; line < 6; line += 1)
    stage.shape(level([x + 0.13 + line * 0.03, 0, z + 0.32], 0.004, 0.1), "#46586a", { opacity: 0.5 });
}

/** Two keys with their fob. */
export function keys(stage: Stage, x: number, z: number): void {
  const key = (turn: number, fill: string) =>
    `<g transform="translate(0 -.008) rotate(${turn})"><circle cy="-.022" r=".023" fill="none" stroke="${fill}" stroke-width=".02"/><path d="M-.008 -.045V-.15L0 -.16L.008 -.15V-.135L.016 -.13V-.115L.008 -.11V-.1L.016 -.095V-.08L.008 -.075V-.045Z" fill="${fill}"/></g>`;
  const fob = `<path d="M-.01 .06L-.11 .12L-.125 .1L-.02 .045Z" fill="#6a4330"/><rect x="-.23" y=".08" width=".13" height=".06" rx=".014" transform="rotate(-14 -.16 .11)" fill="${stage.gradient(40, "#8d5c41", "#63402d")}"/>`;
  const bunch = `${fob}${key(24, "#a9a7a2")}${key(-38, "#b99c5d")}<circle r=".036" fill="none" stroke="#8d8a85" stroke-width=".006" cy=".028"/>`;
  const lying = (svg: string) => `<g transform="scale(1 .62) rotate(-18)">${svg}</g>`;
  const dark = bunch.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#0d0805"');
  stage.cutout([x + 0.006, 0, z - 0.012], lying(dark), { blur: 3, opacity: 0.55 });
  stage.cutout([x, 0, z], lying(bunch));
}

/** A little house of wood, as estate agents keep on their desks. */
export function model(stage: Stage, x: number, z: number): void {
  const [wide, tall, deep] = [0.2, 0.13, 0.16];
  stage.shape(level([x - 0.02, 0, z - 0.02], wide + 0.2, deep + 0.02), "#120b06", { blur: 9, opacity: 0.55 });
  stage.box({ at: [x, 0, z], size: [wide, tall, deep] }, "#d9c4a4");
  stage.shape(
    [
      [x, tall, z],
      [x + wide, tall, z],
      [x + wide / 2, tall + 0.1, z],
    ],
    "#d3bd9b",
  );
  stage.shape(
    [
      [x - 0.02, tall - 0.02, z - 0.015],
      [x + wide / 2, tall + 0.11, z - 0.015],
      [x + wide / 2, tall + 0.11, z + deep + 0.015],
      [x - 0.02, tall - 0.02, z + deep + 0.015],
    ],
    "#9c6e4b",
  );
  stage.shape(
    [
      [x + wide + 0.02, tall - 0.02, z - 0.015],
      [x + wide / 2, tall + 0.11, z - 0.015],
      [x + wide / 2, tall + 0.11, z + deep + 0.015],
      [x + wide + 0.02, tall - 0.02, z + deep + 0.015],
    ],
    "#80573a",
  );
  stage.shape(facing([x + 0.08, 0, z], 0.04, 0.075), "#8a6546");
  for (const left of [0.025, 0.14]) stage.shape(facing([x + left, 0.05, z], 0.035, 0.04), "#8d7355");
}

/** A cup of coffee. */
export function cup(stage: Stage, x: number, z: number): void {
  stage.shape(level([x - 0.07, 0, z - 0.05], 0.24, 0.11), "#120b06", { blur: 8, opacity: 0.5 });
  stage.cutout(
    [x, 0, z],
    `<path d="M.04 .03C.11 .02 .11 .1 .05 .09" fill="none" stroke="#d9d3c9" stroke-width=".012"/><path d="M-.055 .12C-.055 .02 -.04 0 0 0S.055 .02 .055 .12Z" fill="${stage.gradient(90, "#f6f2ea", "#d9d2c6", "#a49b8e")}"/><ellipse cy=".12" rx=".055" ry=".021" fill="#e9e3d8"/><ellipse cy=".118" rx=".047" ry=".017" fill="#4a3122"/>`,
  );
}

/** A pen that lies across a sheet. */
export function pen(stage: Stage, x: number, z: number): void {
  const barrel = `<rect x="-.15" width=".3" height=".014" rx=".006" fill="#23262b"/><rect x=".08" width=".07" height=".014" rx=".006" fill="#b99b62"/>`;
  stage.cutout([x, 0, z], `<g transform="scale(1 .6) rotate(-38)">${barrel}</g>`);
}
