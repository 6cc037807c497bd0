import path from "node:path";
import { compileString } from "sass";

/** The site's look as its style sheets have it, for pictures that are drawn at build time. */
export interface Brand {
  /** By name: the colour by day and by night, as in "#f5f7f6". */
  colors: ReadonlyMap<string, { day: string; night: string }>;
  /** By name: an SVG of lines in black, as in `<svg …>…</svg>`. */
  drawings: ReadonlyMap<string, string>;
}

const source = `
@use "sass:list";
@use "tokens";
@use "drawings";
@each $name, $pair in tokens.$colors {
  #{$name} { day: list.nth($pair, 1); night: list.nth($pair, 2); }
}
@each $name, $drawing in drawings.$drawings {
  #{$name} { drawing: $drawing; }
}`;

/** Asks Sass for the tokens and drawings, so that they are written down once. */
export function readBrand(root: string): Brand {
  const { css } = compileString(source, { loadPaths: [path.join(root, "src/styles")] });
  const colors = [...css.matchAll(/^([\w-]+) \{\s+day: (\S+);\s+night: (\S+);/gm)];
  const drawings = [...css.matchAll(/^([\w-]+) \{\s+drawing: url\("data:image\/svg\+xml,(.+)"\);/gm)];
  return {
    colors: new Map(colors.map(([, name = "", day = "", night = ""]) => [name, { day, night }])),
    drawings: new Map(drawings.map(([, name = "", svg = ""]) => [name, decodeURIComponent(svg)])),
  };
}
