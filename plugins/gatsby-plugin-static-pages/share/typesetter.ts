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
    const lengthOf = (word: string): number => (layout(word).advanceWidth * size) / font.unitsPerEm;
    const words = text.split(/\s+/).map((word) => ({ word, length: lengthOf(word) }));
    const space = lengthOf(" ");
    const broken = (limit: number): string[] => {
      const lines: string[] = [];
      let room = 0;
      for (const { word, length } of words) {
        room -= space + length;
        const last = room >= 0 ? lines.pop() : undefined;
        if (last === undefined) room = limit - length;
        lines.push(last === undefined ? word : `${last} ${word}`);
      }
      return lines;
    };
    let narrow = width;
    while (narrow > width / 2 && broken(narrow - 20).length === broken(width).length) narrow -= 20;
    return broken(narrow).map((part) => line(part, size));
  };

  return { line, lines };
}
