import subsetFont from "subset-font";
import { UserError } from "../gatsby-source-content/user-error";

/**
 * Sveltia's icon font with the icons that some code may use: 37 KB instead of 753 KB. An icon is a ligature of its name, so each text in
 * the code that is such a name counts.
 */
export async function subsetIcons(font: Buffer, code: string): Promise<Buffer> {
  const { Blob, Buffer: Text, Face, Font, shape } = await import("harfbuzzjs");
  const sfnt = await subsetFont(font, null, { keepAllGlyphs: true, targetFormat: "sfnt" });
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
  const whole = new Font(face);
  const codes = new Map([...face.collectUnicodes()].map((code) => [whole.nominalGlyph(code), code]));
  const iconOf = (name: string): number | undefined => {
    const text = new Text();
    text.addText(name);
    text.guessSegmentProperties();
    shape(whole, text);
    const [glyph, ...others] = text.getGlyphInfos();
    return others.length === 0 ? codes.get(glyph?.codepoint) : undefined;
  };
  for (const [, name = ""] of code.matchAll(/\bicon: ?["'`](\w+)["'`]/g))
    if (!iconOf(name)) throw new UserError(`Sveltia's font has no icon "${name}": see https://fonts.google.com/icons.`);
  const names = new Set(code.match(/(?<=["'`>])[a-z][a-z0-9_]+(?=["'`<])/g));
  const icons = [...names].flatMap((name) => iconOf(name) ?? []);
  const text = String.fromCodePoint(...icons) + "abcdefghijklmnopqrstuvwxyz0123456789_";
  return subsetFont(font, text, { noLayoutClosure: true, targetFormat: "woff2" });
}
