import sharp from "sharp";
import { UserError } from "../content-model/user-error";

/** Renders a line drawing as a PNG, `data-height` pixels high: a phone takes longer to open an SVG than all other parts of a page. */
export async function rasteriseSvg(svg: string, file: string): Promise<Buffer> {
  const height = Number(/ data-height="(\d+)"/.exec(svg)?.[1]);
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);
  if (!box || !height)
    throw new UserError(
      `static/${file} needs viewBox="0 0 <width> <height>", and data-height="<pixels>": twice its greatest height on a page.`,
    );
  const [width = 0, units = 1] = box;
  const sized = svg.replace("<svg ", `<svg width="${Math.round((width * height) / units)}" height="${height}" `);
  return sharp(Buffer.from(sized)).png({ palette: true, colours: 8, effort: 10 }).toBuffer();
}
