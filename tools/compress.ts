import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../src/finish/files";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` and a `.gz` beside each text of a site, for servers that send such copies. */
async function compressSite(site: string): Promise<void> {
  const files = filesIn(site).filter((file) => compressible.test(file));
  for (const file of files.map((name) => path.join(site, name))) {
    const data = await readFile(file);
    const [br, gz] = await Promise.all([promisify(brotliCompress)(data), promisify(gzip)(data, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
  console.log(`${files.length} files in ${site}/ are compressed.`);
}

void compressSite("dist");
