import sharp from "sharp";
import { UserError } from "../content-model/user-error";

/** sharp also reads an SVG without a size, which browsers do not scale, and one without its namespace, which they do not show. */
const sized = /<([\w-]+:)?svg\s[^>]*\b(viewBox|width)=/;

/** The size that an SVG of `static/` states for itself: designers also write 4,000 pixels, or the paper's. */
export async function sizeOf(svg: Buffer, file: string): Promise<{ width: number; height: number }> {
  const found = await sharp(svg, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found?.format !== "svg" || !svg.includes("http://www.w3.org/2000/svg") || !sized.test(svg.toString()))
    throw new UserError(`static/${file} is damaged, not an SVG, or has no xmlns or viewBox: export it again.`);
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
