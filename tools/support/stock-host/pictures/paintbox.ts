/** How something is drawn over what is there already. */
export interface Style {
  opacity?: number;
  /** Softness in pixels of the 1200 pixel wide picture. */
  blur?: number;
  /** Rounds corners off, in pixels. */
  round?: number;
  blend?: "screen" | "soft-light";
}

/** The gradients and filters of one drawing; each is defined once, however often it is used. */
export class Paintbox {
  private readonly known = new Map<string, { id: string; element: string }>();

  /** A fill that runs through these colours; `angle` 0 runs downwards, 90 to the right. */
  gradient(angle: number, colours: readonly string[]): string {
    const stops = colours.map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    );
    return this.define(
      `gradient ${angle} ${colours.join()}`,
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1" gradientTransform="rotate(${-angle} .5 .5)">${stops.join("")}</linearGradient>`,
    );
  }

  /** A fill that fades out from the middle. */
  glow(colour: string): string {
    return this.define(
      `glow ${colour}`,
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /**
   * A style as SVG attributes. A lone shape fades by `fill-opacity`: `opacity` makes a layer of its own, and a
   * thousand layers take seconds.
   */
  attributes({ opacity, blur, blend }: Style, fade: "opacity" | "fill-opacity"): string {
    const faded = opacity === undefined ? "" : ` ${fade}="${opacity}"`;
    const soft = blur ? ` filter="${this.blur(blur.toFixed(1))}"` : "";
    return `${faded}${soft}${blend ? ` style="mix-blend-mode:${blend}"` : ""}`;
  }

  toString(): string {
    return [...this.known.values()].map(({ element }) => element).join("");
  }

  private blur(pixels: string): string {
    return this.define(
      `blur ${pixels}`,
      (id) =>
        `<filter id="${id}" color-interpolation-filters="sRGB" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
    );
  }

  private define(key: string, element: (id: string) => string): string {
    const id = this.known.get(key)?.id ?? `d${this.known.size}`;
    if (!this.known.has(key)) this.known.set(key, { id, element: element(id) });
    return `url(#${id})`;
  }
}
