import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** As small as each can be: brotli's eleventh step, Node's default, takes 100 ms a page and saves a tenth over the ninth. */
const encoders: Record<string, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

/** Makes `.br` and `.gz` beside a file, for servers that send them; takes those of the last site where the file is the same. */
export async function compress(file: string, next: string, last: string): Promise<void> {
  if (!compressible.test(file)) return;
  const data = await readFile(path.join(next, file));
  const before = await readFile(path.join(last, file)).catch(() => undefined);
  for (const [ending, encode] of Object.entries(encoders)) {
    const target = path.join(next, `${file}.${ending}`);
    const reused =
      before?.equals(data) && (await copyFile(path.join(last, `${file}.${ending}`), target).then(done, failed));
    if (!reused) await writeFile(target, await encode(data));
  }
}

const done = (): boolean => true;
const failed = (): boolean => false;
