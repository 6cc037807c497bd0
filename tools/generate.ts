import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";
import { generatedFiles } from "./editors/generated";

for (const [file, text] of Object.entries(generatedFiles(readTypes(), readContent()))) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
