import * as styles from "./steps.module.scss";

type Point = readonly [x: number, y: number];

/** The outline of a house, in the drawing's units, from the middle of its floor: steps are symmetrical about the ridge. */
const corners: readonly Point[] = [
  [270, 330],
  [150, 330],
  [150, 126],
  [270, 26],
  [390, 126],
  [390, 330],
];

const sides = corners.map((start, i) => {
  const end = corners[(i + 1) % corners.length] ?? start;
  const width = end[0] - start[0];
  const height = end[1] - start[1];
  const angle = Math.round((Math.atan2(height, width) * 180) / Math.PI);
  return { start, width, height, length: Math.hypot(width, height), angle };
});
const perimeter = sides.reduce((sum, side) => sum + side.length, 0);

/** Labels are outside the house, left or right of the middle, at this gap from their stops. */
const middle = 270;
const gap = 34;

/** The point at a distance along the outline, and the direction there in degrees. */
function pointAt(distance: number) {
  let rest = distance % perimeter;
  for (const { start, width, height, length, angle } of sides) {
    const share = rest / length;
    if (share <= 1) return { x: Math.round(start[0] + width * share), y: Math.round(start[1] + height * share), angle };
    rest -= length;
  }
  return { x: 0, y: 0, angle: 0 };
}

/** A cyclical process as a line around a house. Decorates the list of steps beside it; leaves out names that are too long, or too many. */
export function Loop({ names }: { readonly names: readonly string[] }) {
  const stops = names.map((name, i) => {
    const distance = (perimeter * (i + 0.5)) / names.length;
    const { x, y } = pointAt(distance);
    const isBefore = x < middle;
    // In the drawing's units, a letter is about 12 wide.
    const fits = name.length * 12 <= (isBefore ? x : 2 * middle - x) - gap;
    return { name, x, y, isBefore, fits, arrow: pointAt(distance + perimeter / names.length - 46) };
  });
  // From nine stops on, names on the floor would be over the stops beside them.
  const hasNames = stops.length < 9 && stops.every(({ fits }) => fits);
  return (
    <svg viewBox="0 0 540 380" aria-hidden="true">
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
