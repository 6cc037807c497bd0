import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { PlainError } from "../gatsby-source-content/plain-error";
import { filesIn, immutableFile } from "./files";

/** The addresses of files that are named by their content, by those that pages and style sheets know them by. */
export type Names = Map<string, string>;

const logo = "favicon.svg";

/**
 * Names the fonts, the drawings, the icons and the logo of a site by their content. Drawings that `styles` show, and icons, become
 * pictures; other drawings and fonts are left out. The logo also keeps its name, for what is no page.
 */
export async function nameFiles(site: string, styles: string): Promise<Names> {
  const files = filesIn(site).filter((one) =>
    /^(fonts\/.*\.woff2|drawings\/.*\.svg|icons\.svg|favicon\.svg)$/.test(one),
  );
  const isShown = (file: string): boolean => !/^(drawings|fonts)\//.test(file) || styles.includes(`/${file}`);
  const named = files.filter(isShown).map(async (file) => {
    const data = await readFile(path.join(site, file));
    const isDrawing = file.endsWith(".svg") && file !== logo;
    const content = isDrawing ? await pictureOf(data.toString(), file) : data;
    const name = immutableFile(path.basename(isDrawing ? file.replace(/svg$/, "png") : file), content);
    await writeFile(path.join(site, name), content);
    return [`/${file}`, `/${name}`] as const;
  });
  const names = new Map(await Promise.all(named));
  await Promise.all(files.filter((file) => file !== logo).map((file) => rm(path.join(site, file))));
  return names;
}

/**
 * A drawing of black lines as a picture, in as many pixels as it says. A browser opens each SVG as a document of its own, which
 * takes a phone longer than all other parts of a page together. Eight shades are enough for the edges of lines.
 */
async function pictureOf(svg: string, file: string): Promise<Buffer> {
  const height = Number(/ data-height="(\d+)"/.exec(svg)?.[1]);
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);
  if (!box || !height)
    throw new PlainError(
      `static/${file} needs viewBox="0 0 <width> <height>", and data-height="<pixels>": twice as many as it is shown high at most.`,
    );
  const [width = 0, units = 1] = box;
  const sized = svg.replace("<svg ", `<svg width="${Math.round((width * height) / units)}" height="${height}" `);
  return sharp(Buffer.from(sized)).png({ palette: true, colours: 8, effort: 10 }).toBuffer();
}

/** An address of this site in HTML, in JSON of HTML or in a style sheet, with what stands before it. */
const addresses = /((?:href|src|action)=\\?"|url\("?)(\/(?!\/)[^"\\#?)]*)/g;
const inSrcSet = /(?<=\bsrcset="(?:[^"]*,\s*)?)\/(?!\/)/gi;

/** Writes the new addresses into a page or a style sheet, and before each the path that the site is published below. */
export const rewriteUrls = (text: string, names: Names, prefix: string): string =>
  text
    .replace(addresses, (_all, before: string, address: string) => before + prefix + (names.get(address) ?? address))
    .replace(inSrcSet, `${prefix}/`);
