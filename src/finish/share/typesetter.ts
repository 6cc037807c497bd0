import { create, type Font } from "fontkit";

/** One line of text as the outlines of its letters: no font of the machine is needed to show it. */
export interface Line {
  /** An SVG group; its origin is the left end of the line that the letters stand on. */
  svg: string;
  /** In pixels. */
  width: number;
}

/** Sets text in one font. */
export class Typesetter {
  readonly #font: Font;
  readonly #words = new Map<string, Line>();

  /** @param file a font file's bytes: TTF, OTF, WOFF or WOFF2 */
  constructor(file: Buffer) {
    const font = create(file);
    if (!("layout" in font)) throw new Error("The font file holds several fonts");
    this.#font = font;
  }

  /** One line; `size` in pixels. */
  line(text: string, size: number): Line {
    const scale = size / this.#font.unitsPerEm;
    const space = this.#word(" ").width;
    let x = -space;
    const words = text.split(/\s+/).map((text) => {
      const word = this.#word(text);
      const placed = `<g transform="translate(${x + space})">${word.svg}</g>`;
      x += space + word.width;
      return placed;
    });
    return { svg: `<g transform="scale(${scale} -${scale})">${words.join("")}</g>`, width: x * scale };
  }

  /** A word in the font's own units. Kept, because pages share most of their words and setting one takes a while. */
  #word(text: string): Line {
    const known = this.#words.get(text);
    if (known) return known;
    const { glyphs, positions } = this.#font.layout(this.#known(text));
    let x = 0;
    const letters = glyphs.map((glyph, at) => {
      const letter = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`;
      x += positions[at]?.xAdvance ?? glyph.advanceWidth;
      return letter;
    });
    const word = { svg: letters.join(""), width: x };
    this.#words.set(text, word);
    return word;
  }

  /** Text in as few lines of `width` pixels as it needs, all about as long. A word that is longer than a line sticks out. */
  lines(text: string, size: number, width: number): Line[] {
    const fewest = this.#broken(text, size, width);
    let narrow = width;
    while (narrow > width / 2 && this.#broken(text, size, narrow - 20).length === fewest.length) narrow -= 20;
    return this.#broken(text, size, narrow).map((line) => this.line(line, size));
  }

  #broken(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
      if (lines.length > 0 && this.line(longer, size).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Replaces letters that the font lacks by their plain form, if it has that: "ŵ" -> "w". */
  #known(text: string): string {
    const has = (letter: string): boolean => this.#font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const letters = Array.from(text, (letter) =>
      has(letter) ? [letter] : Array.from(letter.normalize("NFD")).filter(has),
    );
    return letters.flat().join("");
  }
}
