import { readFileSync } from "node:fs";
import sharp from "sharp";

// Run after a change of static/favicon.svg: npx tsx tools/icons.ts. Draws it for phones and tablets. They round the corners themselves,
// so in these files the corners are filled. Save a PNG of it, 32 pixels wide, as static/favicon.ico too: only old browsers ask for that.
const square = Buffer.from(readFileSync("static/favicon.svg", "utf8").replace(/ rx="[^"]*"/, ""));
for (const [file, width] of Object.entries({ "apple-touch-icon.png": 180, "icon-512.png": 512 }))
  void sharp(square).resize(width, width).png({ compressionLevel: 9 }).toFile(`static/${file}`);
