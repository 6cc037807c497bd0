import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn } from "../plugins/gatsby-plugin-static-pages/files";
import { PlainError } from "../plugins/gatsby-source-content/plain-error";
import { runCommand } from "./support/run-command";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
const usage = "npm run compress   writes a .br and a .gz beside each text in dist/, for servers that send such copies";

void runCommand({ usage, options: {} }, async () => {
  if (!existsSync("dist")) throw new PlainError('There is no site in dist/: run "npm run build" first');
  const files = filesIn("dist").filter((file) => compressible.test(file));
  for (const file of files.map((name) => path.join("dist", name))) {
    const data = await readFile(file);
    const [br, gz] = await Promise.all([promisify(brotliCompress)(data), promisify(gzip)(data, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
  console.log(`${files.length} files in dist/ are compressed.`);
});
