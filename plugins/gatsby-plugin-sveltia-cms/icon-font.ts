import subsetFont from "subset-font";
import { UserError } from "../content-model/user-error";

/** Sveltia's icon font, 40 instead of 753 KB: an icon is a ligature of its name, so it keeps those whose name is a text in the code. */
export async function subsetIcons(data: Buffer, code: string): Promise<Buffer> {
  const { create } = await import("fontkitten");
  const font = create(data);
  if (font.isCollection) throw new UserError("Sveltia's icons are not a single font: see icon-font.ts.");
  const codes = new Map(font.characterSet.map((one) => [font.glyphForCodePoint(one).name, one]));
  for (const [, name = ""] of code.matchAll(/\bicon: ?["'`](\w+)["'`]/g))
    if (!codes.has(name))
      throw new UserError(`Sveltia's font has no icon "${name}": see https://fonts.google.com/icons.`);
  // "draft", for an image without a thumbnail, is another ligature of the glyph "note".
  const names = new Set(["note", ...(code.match(/(?<=["'`>])[a-z][a-z0-9_]+(?=["'`<])/g) ?? [])]);
  const icons = [...names].flatMap((name) => codes.get(name) ?? []);
  const text = String.fromCodePoint(...icons) + "abcdefghijklmnopqrstuvwxyz0123456789_";
  return subsetFont(data, text, { noLayoutClosure: true, targetFormat: "woff2" });
}
