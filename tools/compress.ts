import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesIn } from "../plugins/gatsby-plugin-static-pages/files";
import { builtSite } from "./lib/host-files";
import { runCommand } from "./lib/run-command";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
const usage = "npm run compress   writes a .br and a .gz beside each text in dist/, for servers that send such copies";

void runCommand({ usage, options: {} }, () => {
  const files = filesIn(builtSite("dist")).filter((file) => compressible.test(file));
  for (const file of files.map((name) => `dist/${name}`)) {
    const data = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(data));
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
  }
  console.log(`${files.length} files in dist/ are compressed.`);
});
