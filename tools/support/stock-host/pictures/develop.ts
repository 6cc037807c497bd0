import sharp from "sharp";
import { CANVAS } from "./camera";
import type { Random } from "./random";

/** Size of every original, in pixels: 3:2, as most cameras take it. */
export const ORIGINAL = { width: 1500, height: 1000 } as const;

const { width, height } = ORIGINAL;
const raw = { width, height, channels: 3 } as const;

/** Random brightness in spots of so many pixels; sharp's own noise differs on every run. */
async function noise(random: Random, spot: number): Promise<Buffer> {
  const small = { width: width / spot, height: height / spot };
  const specks = Buffer.alloc(small.width * small.height);
  for (let at = 0; at < specks.length; at += 1) {
    specks[at] = random.between(48, 208);
  }
  if (spot === 1) return specks;
  return sharp(specks, { raw: { ...small, channels: 1 } })
    .resize(width, height)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
}

/** The light that spills over from bright places, as in a lens. */
async function spill(pixels: Buffer): Promise<Buffer> {
  const small = { width: 150, height: 100 };
  const glow = await sharp(pixels, { raw }).resize(small).blur(2.5).linear(0.5, -36).raw().toBuffer();
  return sharp(glow, { raw: { ...raw, ...small } })
    .resize(width, height)
    .raw()
    .toBuffer();
}

/** Darkens corners, mutes colours, deepens shadows and adds light and grain, in place. */
function expose(pixels: Uint8ClampedArray, glow: Buffer, grain: readonly Buffer[]): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      const [x, y] = [column / width - 0.5, row / height - 0.5];
      const corner = 1 - 0.62 * (x * x + y * y) ** 1.5;
      let speck = 0;
      for (const layer of grain) speck += (layer[pixel] ?? 128) - 128;
      const at = pixel * 3;
      const grey = (pixels[at] ?? 0) * 0.3 + (pixels[at + 1] ?? 0) * 0.59 + (pixels[at + 2] ?? 0) * 0.11;
      for (let channel = at; channel < at + 3; channel += 1) {
        const light = ((pixels[channel] ?? 0) * 0.86 + grey * 0.14) / 255;
        const lit = 1 - (1 - light) * (1 - (glow[channel] ?? 0) / 255);
        const contrast = lit < 0.5 ? 2 * lit : 2 - 2 * lit;
        const curved = lit + 0.16 * (lit - 0.5) * contrast - 0.03;
        pixels[channel] = curved * corner * 255 + speck * 0.08 * (1.5 - light);
      }
    }
  }
}

/** Turns a drawing into what a camera would make of it, as often as not mirrored. Answers a JPEG. */
export async function develop(svg: string, random: Random): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: (72 * width) / CANVAS.width, unlimited: true });
  const pixels = await drawing.flop(random.chance(0.5)).removeAlpha().raw().toBuffer();
  const grain = [await noise(random, 1), await noise(random, 2)];
  expose(new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length), await spill(pixels), grain);
  return sharp(pixels, { raw }).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer();
}
