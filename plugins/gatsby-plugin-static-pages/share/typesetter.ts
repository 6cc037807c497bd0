import { create } from "fontkit";

/** One line of text as the outlines of its letters: no font of the machine is needed to show it. */
export interface Line {
  /** An SVG group; its origin is the left end of the line that the letters stand on. */
  svg: string;
  /** In pixels. */
  width: number;
}

export type Typesetter = ReturnType<typeof typesetter>;

/** Sets text in the font of a file (TTF, OTF, WOFF or WOFF2), at sizes in pixels. */
export function typesetter(file: Buffer) {
  const font = create(file);
  if (!("layout" in font)) throw new Error("The font file holds several fonts");
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const plain = (letter: string): string => Array.from(letter.normalize("NFD")).filter(has).join("");
  /** A letter that the font lacks stands in its plain form, if it has that: "ŵ" -> "w". */
  const layout = (text: string) => font.layout(text.replace(/./gu, (letter) => (has(letter) ? letter : plain(letter))));

  /** Widths in the font's own units. Kept, because pages share most of their words and measuring one takes a while. */
  const widths = new Map<string, number>();
  const measure = (word: string): number => {
    const width = widths.get(word) ?? layout(word).advanceWidth;
    widths.set(word, width);
    return width;
  };

  const line = (text: string, size: number): Line => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = layout(text);
    let x = 0;
    const letters = glyphs.map((glyph, at) => {
      const letter = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`;
      x += positions[at]?.xAdvance ?? glyph.advanceWidth;
      return letter;
    });
    return { svg: `<g transform="scale(${scale} -${scale})">${letters.join("")}</g>`, width: advanceWidth * scale };
  };

  /** Text in as few lines of `width` pixels as it needs, all about as long. A word that is longer than a line sticks out. */
  const lines = (text: string, size: number, width: number): Line[] => {
    const broken = (limit: number): string[] => {
      let room = 0;
      return text.split(/\s+/).reduce<string[]>((lines, word) => {
        const length = (measure(word) * size) / font.unitsPerEm;
        room -= (measure(" ") * size) / font.unitsPerEm + length;
        if (room >= 0) return [...lines.slice(0, -1), `${lines.at(-1)} ${word}`];
        room = limit - length;
        return [...lines, word];
      }, []);
    };
    let narrow = width;
    while (narrow > width / 2 && broken(narrow - 20).length === broken(width).length) narrow -= 20;
    return broken(narrow).map((part) => line(part, size));
  };

  return { line, lines };
}
