import { readFileSync } from "node:fs";
import sharp from "sharp";

// Draws static/favicon.svg for phones and tablets. They round the corners themselves, so in these files the corners are filled.
// After a change of the icon, save a PNG of it, 32 pixels wide, as static/favicon.ico as well: only old browsers ask for that one.
const square = Buffer.from(readFileSync("static/favicon.svg", "utf8").replace(/ rx="[^"]*"/, ""));
const widths = { "apple-touch-icon.png": 180, "icon-512.png": 512 };

for (const [file, width] of Object.entries(widths))
  void sharp(square).resize(width, width).png({ compressionLevel: 9 }).toFile(`static/${file}`);
