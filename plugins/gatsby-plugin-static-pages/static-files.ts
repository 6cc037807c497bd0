import { existsSync, lstatSync, readdirSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { hostFiles, iconFiles, listFiles } from "../content-model/built-files";
import { isLeftover } from "../content-model/content-types";
import { readText, symbolicLink } from "../content-model/read/read-text";
import { UserError } from "../content-model/user-error";
import { immutableFolder } from "./files";

/** Files that the build writes; it adds to an owner's `robots.txt`. */
const reserved = [...listFiles.filter((file) => file !== "robots.txt"), immutableFolder];

/** Files of an owner that have an effect by their names, which Windows and macOS also find in capitals. */
const named = new Set<string>(["favicon.svg", "logo.svg", "robots.txt", ...iconFiles, ...hostFiles]);

/** Copies `static/`. Throws a `UserError` for a symbolic link, and for a file that the build would overwrite or hosts would not find. */
export async function copyStatic(from: string, site: string): Promise<void> {
  const name = reserved.find((one) => existsSync(path.join(from, one)));
  if (name)
    throw new UserError(
      `static/${name} would be overwritten by the build: rename it, or change the file's content in plugins/gatsby-plugin-static-pages.`,
    );
  const misnamed = readdirSync(from).find((one) => !named.has(one) && named.has(one.toLowerCase()));
  if (misnamed)
    throw new UserError(`static/${misnamed} has no effect until its name is ${misnamed.toLowerCase()}: rename it`);
  const filter = (source: string): boolean => {
    if (isLeftover(path.basename(source))) return false;
    if (lstatSync(source).isSymbolicLink()) throw new UserError(`${source} ${symbolicLink}`);
    return true;
  };
  await cp(from, site, { recursive: true, filter });
  await mkdir(path.join(site, immutableFolder));
}

/** The lines of an owner's file in `static/`, for example `_headers`, which the build adds to its own; "" without one. */
export function ownLines(file: string, from = "static"): string {
  const place = path.join(from, file);
  const text = existsSync(place) ? readText(place) : "";
  if (typeof text !== "string")
    throw new UserError(`static/${file} is not text in UTF-8: save it again with that encoding`);
  return text.replace(/^\ufeff/, "");
}

/** Throws a `UserError` for a line of `static/_redirects` that covers one of these paths: Cloudflare would no longer show the page. */
export function checkRedirects(text: string, paths: readonly string[]): void {
  for (const [at, line] of text.split("\n").entries()) {
    const [from = "", , status, ...conditions] = line.trim().split(/\s+/);
    // Netlify has conditions, for example a country.
    if (!from.startsWith("/") || status === "404" || conditions.length > 0) continue;
    const escaped = from.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/(.)\/$/, "$1");
    const pattern = new RegExp(`^${escaped.replaceAll("*", ".*").replace(/:\w+/g, "[^/]+")}$`);
    const covered = paths.find((one) => pattern.test(one));
    if (!covered) continue;
    throw new UserError(`static/_redirects:${at + 1}: "${from}" covers "${covered}" of this site: choose another path`);
  }
}
