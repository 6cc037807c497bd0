import sharp from "sharp";
import { UserError } from "../content-model/user-error";

/** The size that an SVG of `static/` states for itself: designers also write 4,000 pixels, or the paper's. */
export async function sizeOf(svg: Buffer, file: string): Promise<{ width: number; height: number }> {
  const found = await sharp(svg, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found?.format !== "svg") throw new UserError(`static/${file} is damaged or not an SVG: export it again.`);
  return found;
}

/** Renders a line drawing as a PNG, `data-height` pixels high: a phone takes longer to open an SVG than all other parts of a page. */
export async function rasteriseSvg(svg: Buffer, file: string): Promise<Buffer> {
  const own = await sizeOf(svg, file);
  const height = Number(/\sdata-height="(\d+)"/.exec(svg.toString())?.[1]);
  if (!height) throw new UserError(`static/${file} needs data-height="<pixels>": twice its greatest height on a page.`);
  return sharp(svg, { density: Math.max(1, (72 * height) / own.height) })
    .resize({ height })
    .png({ palette: true, colours: 8, effort: 10 })
    .toBuffer();
}
