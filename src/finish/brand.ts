/** Colours and drawings from the site's style sheet, for pictures that the build draws. */
export interface Brand {
  /** By name: the colour by day and by night, as in "#f5f7f6". */
  colors: ReadonlyMap<string, { day: string; night: string }>;
  /** By name: an SVG of lines in black, as in `<svg …>…</svg>`. */
  drawings: ReadonlyMap<string, string>;
}

/** Reads them from the custom properties of the style sheet, so that they are written down only there. */
export function readBrand(styleSheet: string): Brand {
  const colors = styleSheet.matchAll(/--([\w-]+):\s*light-dark\(([^,()]+),\s*([^,()]+)\)/g);
  const drawings = styleSheet.matchAll(/--draw-([\w-]+):\s*url\("data:image\/svg\+xml[^,]*,([^"]+)"\)/g);
  return {
    colors: new Map([...colors].map(([, name = "", day = "", night = ""]) => [name, { day, night }])),
    drawings: new Map([...drawings].map(([, name = "", svg = ""]) => [name, decodeURIComponent(svg)])),
  };
}
