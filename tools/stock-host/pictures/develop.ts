import sharp from "sharp";
import { CANVAS } from "./camera";
import { createRandom } from "./random";

/** Size of every original, in pixels: 3:2, as most cameras take it. */
export const ORIGINAL = { width: 1800, height: 1200 } as const;

const { width, height } = ORIGINAL;
const raw = { width, height, channels: 3 } as const;

/** Film grain; sharp's own noise differs on every run. The prime length keeps its repetition from showing. */
function grain(seed: string): Float32Array {
  const random = createRandom(`grain ${seed}`);
  return Float32Array.from({ length: 65_537 }, () => (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)) * 5);
}

/** The light that spills over from bright places, as in a lens. */
async function spill(pixels: Buffer): Promise<Buffer> {
  const small = await sharp(pixels, { raw }).resize(150).blur(2.5).linear(0.5, -36).raw().toBuffer({ resolveWithObject: true });
  return sharp(small.data, { raw: { ...raw, width: small.info.width, height: small.info.height } })
    .resize(width, height, { kernel: "cubic" })
    .raw()
    .toBuffer();
}

/** Turns a drawing into what a camera would make of it: light that spills over, darker corners, grain. Answers a JPEG. */
export async function develop(svg: string, seed: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { density: (72 * width) / CANVAS.width, unlimited: true }).removeAlpha().raw().toBuffer();
  const [bright, noise] = [await spill(pixels), grain(seed)];
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = at / 3;
    const [x, y] = [(pixel % width) / width - 0.5, Math.floor(pixel / width) / height - 0.5];
    const corner = 1 - 0.62 * (x * x + y * y) ** 1.5;
    const speck = noise[pixel % noise.length] ?? 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      const light = (pixels[channel] ?? 0) / 255;
      const lit = 1 - (1 - light) * (1 - (bright[channel] ?? 0) / 255);
      // A gentle S-curve: film is darker in the shadows and softer in the lights than a drawing.
      const curved = lit + 0.16 * (lit - 0.5) * (1 - Math.abs(2 * lit - 1)) - 0.03;
      pixels[channel] = Math.max(0, Math.min(255, curved * corner * 255 + speck * (0.5 + (1 - light))));
    }
  }
  return sharp(pixels, { raw }).jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer();
}
