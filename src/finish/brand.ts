/** The site's look as its style sheet has it, for pictures that are drawn at build time. */
export interface Brand {
  /** By name: the colour by day and by night, as in "#f5f7f6". */
  colors: ReadonlyMap<string, { day: string; night: string }>;
  /** By name: an SVG of lines in black, as in `<svg …>…</svg>`. */
  drawings: ReadonlyMap<string, string>;
}

/** Finds the custom properties of the style sheet that hold colours and drawings, so that these are written down once. */
export function readBrand(styleSheet: string): Brand {
  const colors = styleSheet.matchAll(/--([\w-]+):\s*light-dark\(([^,()]+),\s*([^,()]+)\)/g);
  const drawings = styleSheet.matchAll(/--draw-([\w-]+):\s*url\("data:image\/svg\+xml[^,]*,([^"]+)"\)/g);
  return {
    colors: new Map([...colors].map(([, name = "", day = "", night = ""]) => [name, { day, night }])),
    drawings: new Map([...drawings].map(([, name = "", svg = ""]) => [name, decodeURIComponent(svg)])),
  };
}
