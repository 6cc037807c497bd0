import * as styles from "./loop.module.scss";

type Point = readonly [x: number, y: number];

/** The outline of a house, in the drawing's units, from the foot of its left wall. */
const corners: readonly Point[] = [
  [150, 330],
  [150, 126],
  [270, 26],
  [390, 126],
  [390, 330],
  [150, 330],
];

const sides = corners.slice(1).map((end, i) => {
  const start = corners[i] ?? end;
  return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
});
const round = sides.reduce((sum, side) => sum + side.length, 0);
/** The distance of the ridge along the outline: steps are symmetrical about it. */
const ridge = sides.slice(0, 2).reduce((sum, side) => sum + side.length, 0);

/** Labels are outside the house, left or right of the middle, at this gap from their stops. */
const middle = 270;
const gap = 34;

/** The point at a distance along the outline, and the direction there in degrees. */
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

/** A cyclical process as a line around a house. Decorates the list of steps beside it; leaves out names that are too long. */
export function Loop({ names }: { readonly names: readonly string[] }) {
  const stops = names.map((name, i) => {
    const way = ridge + round * ((i + 0.5) / names.length - 0.5);
    const { x, y } = along(way);
    const isBefore = x < middle;
    // In the drawing's units, a letter is about 12 wide.
    const fits = name.length * 12 <= (isBefore ? x : 2 * middle - x) - gap;
    return { name, x, y, isBefore, fits, arrow: along(way + round / names.length - 46) };
  });
  const hasNames = stops.every(({ fits }) => fits);
  return (
    <svg className={styles.loop} viewBox="0 0 540 380" aria-hidden="true">
      <path
        className={styles.inside}
        d="M0 330.500h540M180 150h54v64h-54zm0 32h54m-27-32v64M306 150h54v64h-54zm0 32h54m-27-32v64M180 248h54v56h-54zm0 28h54m-27-28v56M318 330v-62a18 18 0 0 1 36 0v62m-36-58h36M330 76V22h28v77"
      />
      <path className={styles.way} pathLength="1" d={`M${corners.join("L")}Z`} />
      {stops.map(({ name, x, y, isBefore, arrow }, i) => (
        <g key={name}>
          <path transform={`translate(${arrow.x} ${arrow.y})rotate(${arrow.angle})`} d="M-7-6 2 0l-9 6" />
          <circle cx={x} cy={y} r="21" />
          <text x={x} y={y + 7}>
            {`0${i + 1}`.slice(-2)}
          </text>
          {hasNames && (
            <text className={isBefore ? styles.before : styles.after} x={isBefore ? x - gap : x + gap} y={y - 12}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
