import { type Camera, CANVAS, type Point3, project, scaleAt } from "./camera";
import { tone } from "./colour";
import { Paintbox, type Style } from "./paintbox";
import { type Box, facing, level, sideways } from "./solids";

/** How much lighter (above 0) or darker each side of a block is. */
export interface Light {
  left: number;
  front: number;
  right: number;
  top: number;
}

/** A drawing of things that stand in space; what is drawn later covers what was drawn before. */
export class Stage {
  private readonly paints = new Paintbox();
  private readonly drawn: string[] = [];

  constructor(
    private readonly camera: Camera,
    private readonly light: Light,
  ) {}

  /** A fill that runs through these colours; `angle` 0 runs downwards, 90 to the right. */
  gradient(angle: number, ...colours: string[]): string {
    return this.paints.gradient(angle, colours);
  }

  /** A fill that fades out from the middle. */
  glow(colour: string): string {
    return this.paints.glow(colour);
  }

  shape(points: readonly Point3[], fill: string, style: Style = {}): void {
    const corners = project(this.camera, points).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
    if (corners.length < 3) return;
    const edge = style.round ? ` stroke="${fill}" stroke-width="${style.round}" stroke-linejoin="round"` : "";
    const look = this.paints.attributes(style, "fill-opacity");
    this.raw(`<polygon points="${corners.join(" ")}" fill="${fill}"${edge}${look}/>`);
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
  shadow([x, y, z]: Point3, width: number, depth: number, opacity: number): void {
    const spread = 0.06;
    const blur = scaleAt(this.camera, [x, y, z]) * 0.05;
    const patch = level([x - spread, y, z - spread], width + 2 * spread, depth + 2 * spread);
    this.shape(patch, "#0d0b0a", { blur, opacity });
  }

  /** Draws SVG in metres, upwards from this place, as if on a cardboard that faces the photographer. */
  cutout(at: Point3, svg: string, style: Style = {}): void {
    const scale = scaleAt(this.camera, at);
    const [corner] = project(this.camera, [at]);
    if (!corner) return;
    const place = `translate(${corner.map((value) => value.toFixed(1)).join(" ")}) scale(${scale.toFixed(2)} ${(-scale).toFixed(2)})`;
    this.raw(`<g${this.paints.attributes(style, "opacity")}><g transform="${place}">${svg}</g></g>`);
  }

  /** Covers the whole picture. */
  wash(fill: string, style: Style = {}): void {
    this.raw(`<rect width="100%" height="100%" fill="${fill}"${this.paints.attributes(style, "fill-opacity")}/>`);
  }

  /** Treats everything that `draw` draws as one thing, to blur or fade it together. */
  together(style: Style, draw: () => void): void {
    this.raw(`<g${this.paints.attributes(style, "opacity")}>`);
    draw();
    this.raw("</g>");
  }

  /** SVG in pixels of the 1200 by 800 picture. */
  raw(svg: string): void {
    this.drawn.push(svg);
  }

  toSvg(): string {
    const size = `viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.paints.toString()}</defs>${this.drawn.join("")}</svg>`;
  }
}
