import * as styles from "./loop.module.scss";

type Point = readonly [x: number, y: number];

/** The outline of a house, once round from the foot of its left wall. Units of the drawing. */
const corners: readonly Point[] = [
  [60, 330],
  [60, 160],
  [200, 50],
  [340, 160],
  [340, 330],
  [60, 330],
];

const sides = corners.slice(1).map((end, i) => {
  const start = corners[i] ?? end;
  return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
});
const round = sides.reduce((sum, side) => sum + side.length, 0);
/** How far the ridge is along the outline: steps stand symmetrically about it. */
const ridge = sides.slice(0, 2).reduce((sum, side) => sum + side.length, 0);

/** Where one is after a way along the outline, and the direction there in degrees. */
function along(way: number) {
  let rest = ((way % round) + round) % round;
  for (const { start, end, length } of sides) {
    if (rest <= length) {
      const at = (axis: 0 | 1) => Math.round(start[axis] + ((end[axis] - start[axis]) * rest) / length);
      return {
        x: at(0),
        y: at(1),
        angle: Math.round((Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI),
      };
    }
    rest -= length;
  }
  return { x: 0, y: 0, angle: 0 };
}

/** A process that begins again, drawn as one line round a house. The list beside it says the same, so it only decorates. */
export function Loop({ names }: { readonly names: readonly string[] }) {
  const stops = names.map((name, i) => ({ name, way: ridge + round * ((i + 0.5) / names.length - 0.5) }));
  return (
    <svg className={styles.loop} viewBox="0 0 400 380" aria-hidden="true">
      <path
        className={styles.inside}
        d="M0 330.500h400M110 190h50v60h-50zm0 30h50m-25-30v60M240 190h50v60h-50zm0 30h50m-25-30v60M290 121V60h26v81M180 330v-56a20 20 0 0 1 40 0v56m-40-52h40"
      />
      <path className={styles.way} pathLength="1" d={`M${corners.join("L")}Z`} />
      {stops.map(({ name, way }, i) => {
        const { x, y } = along(way);
        const arrow = along(way + round / names.length - 34);
        return (
          <g key={name}>
            <path transform={`translate(${arrow.x} ${arrow.y})rotate(${arrow.angle})`} d="M-7-6 2 0l-9 6" />
            <circle cx={x} cy={y} r="21" />
            <text x={x} y={y + 7}>
              {`0${i + 1}`.slice(-2)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
