import type { Point3 } from "./camera";

/** A block: its lower left corner that is nearest to the photographer, and its width, height and depth, in metres. */
export interface Box {
  at: Point3;
  size: Point3;
}

/** A rectangle that faces the photographer; metres. */
export const facing = ([x, y, z]: Point3, width: number, height: number): Point3[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y + height, z],
  [x, y + height, z],
];

/** A rectangle that faces the left or the right; metres. */
export const sideways = ([x, y, z]: Point3, depth: number, height: number): Point3[] => [
  [x, y, z],
  [x, y, z + depth],
  [x, y + height, z + depth],
  [x, y + height, z],
];

/** A rectangle that lies flat; metres. */
export const level = ([x, y, z]: Point3, width: number, depth: number): Point3[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y, z + depth],
  [x, y, z + depth],
];
