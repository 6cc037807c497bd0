import { type Camera, CANVAS, type Point3, project, scaleAt } from "./camera";
import { tone } from "./colour";

export interface Style {
  opacity?: number;
  /** Softness in pixels of the 1200 pixel wide picture. */
  blur?: number;
  /** Rounds corners off, in pixels. */
  round?: number;
  blend?: "screen" | "multiply" | "soft-light";
}

export interface Box {
  /** The lower left corner that is nearest to the photographer, in metres. */
  at: Point3;
  /** Width, height and depth in metres. */
  size: Point3;
}

/** How much lighter or darker each side of a box is. */
export interface Light {
  left: number;
  front: number;
  right: number;
  top: number;
}

/** Rectangles that face the photographer, the side, or the sky; sizes in metres. */
export const facing = ([x, y, z]: Point3, width: number, height: number): Point3[] => [
  [x, y, z], [x + width, y, z], [x + width, y + height, z], [x, y + height, z],
];
export const sideways = ([x, y, z]: Point3, depth: number, height: number): Point3[] => [
  [x, y, z], [x, y, z + depth], [x, y + height, z + depth], [x, y + height, z],
];
export const level = ([x, y, z]: Point3, width: number, depth: number): Point3[] => [
  [x, y, z], [x + width, y, z], [x + width, y, z + depth], [x, y, z + depth],
];

/** A drawing of things that stand in space; what is drawn later covers what was drawn before. */
export class Stage {
  private readonly definitions = new Map<string, string>();
  private readonly drawn: string[] = [];

  constructor(
    readonly camera: Camera,
    private readonly light: Light,
  ) {}

  /** A fill that runs through these colours; `angle` 0 runs downwards, 90 to the right. */
  gradient(angle: number, ...colours: string[]): string {
    const stops = colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`);
    return this.define(
      `f${angle}${colours.join("")}`,
      (id) => `<linearGradient id="${id}" x2="0" y2="1" gradientTransform="rotate(${-angle} .5 .5)">${stops.join("")}</linearGradient>`,
    );
  }

  /** A fill that fades out from the middle. */
  glow(colour: string): string {
    return this.define(
      `g${colour}`,
      (id) => `<radialGradient id="${id}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  shape(points: Point3[], fill: string, style: Style = {}): void {
    const corners = project(this.camera, points).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
    const edge = style.round ? ` stroke="${fill}" stroke-width="${style.round}" stroke-linejoin="round"` : "";
    if (corners.length > 2) this.raw(`<polygon points="${corners.join(" ")}" fill="${fill}"${edge}${this.look(style, "fill-opacity")}/>`);
  }

  /** A block with the stage's light on it. */
  box({ at: [x, y, z], size: [width, height, depth] }: Box, colour: string, style: Style = {}): void {
    const [eyeX, eyeY, eyeZ] = this.camera.at;
    const lit = (amount: number) => this.gradient(0, tone(colour, amount + 0.03), tone(colour, amount - 0.07));
    if (eyeX < x) this.shape(sideways([x, y, z], depth, height), lit(this.light.left), style);
    if (eyeX > x + width) this.shape(sideways([x + width, y, z], depth, height), lit(this.light.right), style);
    if (eyeY > y + height) this.shape(level([x, y + height, z], width, depth), lit(this.light.top), style);
    if (eyeY < y) this.shape(level([x, y, z], width, depth), lit(-0.4), style);
    if (eyeZ < z) this.shape(facing([x, y, z], width, height), lit(this.light.front), style);
  }

  /** The soft dark patch on the floor under a thing. */
  shadow([x, y, z]: Point3, width: number, depth: number, opacity = 0.4): void {
    const spread = 0.06;
    const blur = scaleAt(this.camera, [x, y, z]) * 0.05;
    this.shape(level([x - spread, y, z - spread], width + 2 * spread, depth + 2 * spread), "#0d0b0a", { blur, opacity });
  }

  /** Draws SVG in metres, upwards from this place, as if on a cardboard that faces the photographer. */
  cutout(at: Point3, svg: string, style: Style = {}): void {
    const scale = scaleAt(this.camera, at);
    const [corner] = project(this.camera, [at]);
    if (!corner) return;
    const place = `translate(${corner[0].toFixed(1)} ${corner[1].toFixed(1)}) scale(${scale.toFixed(2)} ${(-scale).toFixed(2)})`;
    this.raw(`<g${this.look(style)}><g transform="${place}">${svg}</g></g>`);
  }

  /** Covers the whole picture. */
  wash(fill: string, style: Style = {}): void {
    this.raw(`<rect width="100%" height="100%" fill="${fill}"${this.look(style)}/>`);
  }

  /** Treats everything that `draw` draws as one thing, to blur or fade it together. */
  together(style: Style, draw: () => void): void {
    this.raw(`<g${this.look(style)}>`);
    draw();
    this.raw("</g>");
  }

  /** SVG in pixels of the 1200 by 800 picture. */
  raw(svg: string): void {
    this.drawn.push(svg);
  }

  toString(): string {
    const size = `viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...this.definitions.values()].join("")}</defs>${this.drawn.join("")}</svg>`;
  }

  /** `fill-opacity` is much quicker to draw than `opacity`, which makes a layer of its own. */
  private look({ opacity, blur, blend }: Style, fading: "opacity" | "fill-opacity" = "opacity"): string {
    const filter = blur
      ? this.define(`b${blur.toFixed(1)}`, (id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter>`)
      : undefined;
    return [
      opacity === undefined ? "" : ` ${fading}="${opacity}"`,
      filter ? ` filter="${filter}"` : "",
      blend ? ` style="mix-blend-mode:${blend}"` : "",
    ].join("");
  }

  private define(key: string, element: (id: string) => string): string {
    const known = [...this.definitions.keys()].indexOf(key);
    const id = `d${known < 0 ? this.definitions.size : known}`;
    if (known < 0) this.definitions.set(key, element(id));
    return `url(#${id})`;
  }
}
