/** A place in metres: to the right, up, away from the photographer. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

export const CANVAS = { width: 1200, height: 800 } as const;

/** A camera with a shift lens, as architecture is photographed: uprights stay upright. */
export interface Camera {
  /** Where the photographer stands, in metres. */
  at: Point3;
  /** How far the view turns to the right, in degrees. */
  turn: number;
  /** Focal length in millimetres of a full-frame camera. */
  lens: number;
  /** Height of the horizon in the picture: 0 is the upper edge, 1 the lower. */
  horizon: number;
}

const NEAREST = 0.2;
const FILM_WIDTH = 36;

function toView({ at, turn }: Camera, [x, y, z]: Point3): Point3 {
  const angle = (turn * Math.PI) / 180;
  const [right, away] = [x - at[0], z - at[2]];
  return [
    right * Math.cos(angle) - away * Math.sin(angle),
    y - at[1],
    right * Math.sin(angle) + away * Math.cos(angle),
  ];
}

/** Cuts off what lies behind the photographer (Sutherland-Hodgman against one plane). */
function clip(points: readonly Point3[]): Point3[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    const crosses = point[2] >= NEAREST !== before[2] >= NEAREST;
    const share = (NEAREST - before[2]) / (point[2] - before[2]);
    const cut: Point3[] = crosses
      ? [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share, NEAREST]]
      : [];
    return point[2] >= NEAREST ? [...cut, point] : cut;
  });
}

/** Pixels that a metre takes at this place; 0 behind the photographer. */
export function scaleAt(camera: Camera, point: Point3): number {
  const away = toView(camera, point)[2];
  return away < NEAREST ? 0 : (camera.lens / FILM_WIDTH) * (CANVAS.width / away);
}

/** Where the corners of a shape fall in the picture; empty when it lies behind the photographer. */
export function project(camera: Camera, points: readonly Point3[]): Point2[] {
  const pixels = (camera.lens / FILM_WIDTH) * CANVAS.width;
  return clip(points.map((point) => toView(camera, point))).map(([x, y, z]) => [
    CANVAS.width / 2 + (pixels * x) / z,
    CANVAS.height * camera.horizon - (pixels * y) / z,
  ]);
}
