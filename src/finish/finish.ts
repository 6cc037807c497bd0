import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, serialize } from "parse5";
import { readContent } from "../content/content";
import { gatsbyFile, pageFile } from "./addresses";
import { readBrand } from "./brand";
import { readBuilt } from "./built";
import { compress } from "./compress";
import { canonicals, writeForCrawlers } from "./crawlers";
import { nameFonts } from "./fonts";
import { hashedName } from "./hashed";
import { delivery, type Redirect } from "./headers";
import { caddyFile } from "./hosts/caddy";
import { headersFile, redirectsFile } from "./hosts/netlify";
import { nginxFile } from "./hosts/nginx";
import { writeIcons } from "./icons";
import { finishPage } from "./page";
import { drawingInto } from "./pictures";
import { allow, nothingAllowed, type Allowed } from "./policy";
import { replaceFolder } from "./replace-folder";
import { sharing, type Share } from "./share";

export interface Finish {
  /** The project's folder. */
  root: string;
  /** The path of every page that exists, as in "/about". */
  paths: readonly string[];
  redirects: readonly Redirect[];
}

/**
 * Makes `dist/`, what hosts serve, and `servers/`, what one's own server includes, of Gatsby's `public/`, which stays as it
 * is. Both are written beside and swapped in whole at the end, so that a build that fails leaves the last good site.
 */
export async function finish({ root, paths, redirects }: Finish): Promise<void> {
  const from = path.join(root, "public");
  await replaceFolder(path.join(root, "dist"), async (next, last) => {
    await cp(path.join(root, "static"), next, { recursive: true });
    const brand = readBrand(root);
    const draw = drawingInto(path.join(root, ".cache/pictures"));
    const share = await sharing(root, next, brand, draw);
    const { allowed, addresses } = await writePages(from, next, paths, share);
    const content = readContent(root);
    await writeIcons(next, content.facts.get("company") ?? "", brand, draw);
    await writeForCrawlers(root, next, addresses, content);
    const files = (await filesIn(next)).sort();
    const sent = delivery(allowed, redirects);
    const hashed = files.map((file) => `/${file}`).filter((file) => hashedName.test(file));
    await Promise.all(files.map((file) => compress(file, next, last)));
    await writeFile(path.join(next, "_headers"), headersFile(sent, hashed));
    await writeFile(path.join(next, "_redirects"), redirectsFile(sent));
    await replaceFolder(path.join(root, "servers"), async (servers) => {
      await writeFile(path.join(servers, "nginx.conf"), nginxFile(sent));
      await writeFile(path.join(servers, "Caddyfile"), caddyFile(sent));
    });
  });
}

interface Written {
  /** What the pages hold that the policy has to allow. */
  allowed: Allowed;
  /** Where search engines are to find pages. */
  addresses: string[];
}

/** Writes every page and the islands' scripts. */
async function writePages(from: string, next: string, paths: readonly string[], share: Share): Promise<Written> {
  const allowed = nothingAllowed();
  const addresses: string[] = [];
  const built = await readBuilt(from);
  const readdress = await nameFonts(next);
  for (const file of built.island?.files ?? []) await cp(path.join(from, file), path.join(next, file));
  for (const page of paths) {
    const document = parse(await readFile(path.join(from, gatsbyFile(page)), "utf8"));
    finishPage(document, built, readdress);
    await share(page, document);
    allow(allowed, document);
    addresses.push(...canonicals(document));
    const target = path.join(next, pageFile(page));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, serialize(document));
  }
  return { allowed, addresses };
}

/** Every file below a folder, as in "fonts/caslon.woff2". */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
