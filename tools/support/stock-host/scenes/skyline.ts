import { CANVAS } from "../pictures/camera";
import { mix, tone } from "../pictures/colour";
import { HOURS, sky } from "../pictures/outdoors";
import type { Random } from "../pictures/random";
import { Stage } from "../pictures/stage";

const BANK = 540;

function tower(stage: Stage, random: Random, x: number, wide: number, tall: number, colour: string): string {
  const top = BANK - tall;
  const shapes = [
    `M${x} ${BANK}V${top}H${x + wide}V${BANK}Z`,
    `M${x} ${BANK}V${top + 12}L${x + wide} ${top}V${BANK}Z`,
    `M${x} ${BANK}V${top + 18}H${x + wide * 0.3}V${top}H${x + wide}V${BANK}Z`,
    `M${x} ${BANK}L${x + wide * 0.3} ${top}H${x + wide * 0.7}L${x + wide} ${BANK}Z`,
  ] as const;
  const fill = stage.gradient(90, tone(colour, 0.12), colour, tone(colour, -0.12));
  const floors = Array.from(
    { length: Math.floor(tall / 7) },
    (_, floor) => `M${x + 2} ${top + 20 + floor * 7}H${x + wide - 2}`,
  ).filter(() => random.chance(0.8));
  return `<path d="${random.chance(0.75) ? shapes[0] : random.pick(shapes)}" fill="${fill}"/><path d="${floors.join("")}" stroke="${tone(colour, 0.3)}" stroke-width="1.6" stroke-dasharray="${random.between(2, 5).toFixed(1)} 2" opacity=".4"/>`;
}

function row(stage: Stage, random: Random, colour: string, low: number, high: number, size: number): string {
  let drawn = "";
  for (let x = -20; x < CANVAS.width; x += size * random.between(0.7, 1.15)) {
    const middle = 1 - Math.abs(x - 720) / 1100;
    drawn += tower(
      stage,
      random,
      x,
      size * random.between(0.7, 1.3),
      random.between(low, high) * middle,
      tone(colour, random.between(-0.06, 0.08)),
    );
  }
  return drawn;
}

function landmarks(stage: Stage, far: string, near: string): string {
  const [left, middle] = [330, 640];
  return `<path d="M${middle - 36} ${BANK}L${middle - 3} 150H${middle + 3}L${middle + 38} ${BANK}Z" fill="${stage.gradient(90, tone(far, 0.25), far, tone(far, -0.1))}"/>
    <path d="M870 ${BANK}C856 420 864 330 900 290C936 330 944 420 930 ${BANK}Z" fill="${stage.gradient(90, tone(far, 0.2), far, tone(far, -0.14))}"/>
    <path d="M${left - 60} ${BANK}V460H${left - 42}V430C${left - 42} 380 ${left + 42} 380 ${left + 42} 430V460H${left + 60}V${BANK}ZM${left - 8} 396V362H${left + 8}V396ZM${left - 1.5} 362V338H${left + 1.5}V362Z" fill="${stage.gradient(90, tone(near, 0.25), near)}"/>`;
}

/** A city beyond its river. */
export function skyline(random: Random): Stage {
  const stage = new Stage({ at: [0, 2, 0], turn: 0, lens: 35, horizon: 0.68 }, { left: 0, front: 0, right: 0, top: 0 });
  const hour = random.pick(HOURS);
  const depth = (share: number) => mix(hour.sky[2], "#4b5560", share);
  sky(stage, random, hour, BANK + 40);
  stage.raw(
    `<circle cx="${random.between(250, 900)}" cy="${BANK - 60}" r="420" fill="${stage.glow(hour.sun)}" opacity=".75"/>`,
  );
  const city = `${row(stage, random, depth(0.28), 90, 300, 44)}${landmarks(stage, depth(0.42), depth(0.58))}${row(stage, random, depth(0.52), 50, 150, 58)}${row(stage, random, depth(0.74), 24, 70, 76)}`;
  stage.raw(`<g id="city">${city}</g>`);
  stage.raw(
    `<rect y="${BANK - 90}" width="100%" height="100" fill="${stage.gradient(180, hour.sky[2], `${hour.sky[2]}00`)}" opacity=".4"/>`,
  );
  stage.raw(
    `<rect y="${BANK}" width="100%" height="270" fill="${stage.gradient(0, mix(hour.sky[2], "#8a99a0", 0.4), mix(hour.sky[1], "#54646e", 0.6), "#42525c")}"/>`,
  );
  stage.raw(
    `<g transform="translate(0 ${BANK * 1.62}) scale(1 -.62)" opacity=".38"><use href="#city" filter="url(#water)"/></g><filter id="water" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.5 9"/></filter>`,
  );
  for (let wave = 0; wave < 420; wave += 1) {
    const near = random.between(0, 1) ** 1.6;
    const wide = 10 + near * 90;
    stage.raw(
      `<ellipse cx="${random.between(0, CANVAS.width).toFixed(0)}" cy="${(BANK + 6 + near * 260).toFixed(1)}" rx="${wide.toFixed(0)}" ry="${(0.5 + near * 1.7).toFixed(1)}" fill="${random.pick([hour.sun, "#33424c", hour.sky[1]])}" fill-opacity="${random.between(0.08, 0.26).toFixed(2)}"/>`,
    );
  }
  stage.raw(`<rect y="${BANK - 3}" width="100%" height="7" fill="#59584f" opacity=".8"/>`);
  return stage;
}
