import sharp from "sharp";
import { UserError } from "../gatsby-source-content/user-error";

/**
 * A drawing of black lines as a PNG, `data-height` pixels high. A browser opens each SVG as a document of its own, which takes a phone
 * longer than all other parts of a page together. Eight shades are enough for the edges of lines.
 */
export async function rasteriseSvg(svg: string, file: string): Promise<Buffer> {
  const height = Number(/ data-height="(\d+)"/.exec(svg)?.[1]);
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);
  if (!box || !height)
    throw new UserError(
      `static/${file} needs viewBox="0 0 <width> <height>", and data-height="<pixels>": twice as many as it is shown high at most.`,
    );
  const [width = 0, units = 1] = box;
  const sized = svg.replace("<svg ", `<svg width="${Math.round((width * height) / units)}" height="${height}" `);
  return sharp(Buffer.from(sized)).png({ palette: true, colours: 8, effort: 10 }).toBuffer();
}
