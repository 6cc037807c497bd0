import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../content-model/user-error";
import { filesIn, immutableFile } from "./files";
import { rasteriseSvg } from "./rasterise-svg";
import { urlsIn } from "./style-sheets";

const [icon, logo] = ["favicon.svg", "logo.svg"];

/** Fingerprints a site's fonts, drawings (as PNGs), icons and logo, and removes unused ones. Returns the new URLs by those in style sheets. */
export async function fingerprintAssets(site: string, styles: string): Promise<Map<string, string>> {
  expectFiles(site, styles);
  const files = filesIn(site).filter((one) =>
    /^(fonts\/.*\.woff2|drawings\/.*\.svg|icons\.svg|favicon\.svg|logo\.svg)$/.test(one),
  );
  const isShown = (file: string): boolean => !/^(drawings|fonts)\//.test(file) || styles.includes(`/${file}`);
  const named = files.filter(isShown).map(async (file) => {
    const data = await readFile(path.join(site, file));
    const isDrawing = file.endsWith(".svg") && file !== icon && file !== logo;
    const content = isDrawing ? await rasteriseSvg(data, file) : data;
    const name = immutableFile(path.basename(isDrawing ? file.replace(/svg$/, "png") : file), content);
    await writeFile(path.join(site, name), content);
    return [`/${file}`, `/${name}`] as const;
  });
  const names = new Map(await Promise.all(named));
  await Promise.all(files.filter((file) => file !== icon).map((file) => rm(path.join(site, file))));
  return names;
}

/** Throws a `UserError` for files that styles use, for example `url(/drawings/house.svg)`, and the site lacks. */
function expectFiles(site: string, styles: string): void {
  const missing = urlsIn(styles).flatMap(({ selector, url }) => {
    const [file = ""] = url.split(/[?#]/);
    const isMissing = file.startsWith("/") && !existsSync(path.join(site, file));
    return isMissing ? `static${file} is missing, which the style of "${selector}" uses` : [];
  });
  if (missing.length > 0)
    throw new UserError(`${missing.join("\n")}\nRestore the files, or delete the styles in src/.`);
}
