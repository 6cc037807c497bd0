import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../gatsby-source-content/user-error";
import { apps } from "./apps";
import { copyStatic } from "./copy-static";
import { pageAssets } from "./page-assets";
import { immutableFolder } from "./files";
import { apacheFile, headersFile, nginxFile, redirectsFile } from "./host-config";
import { writeRedirectPages } from "./old-paths";
import { writeIcons } from "./icons";
import { buildIsland, formScript } from "./island";
import { manifest } from "./manifest";
import { fingerprintAssets, rewriteUrls } from "./fingerprint-assets";
import { checkRedirects, ownLines } from "./own-lines";
import { policyOf, policyText } from "./policy";
import { writeForSearchEngines } from "./sitemap";
import { writePages } from "./write-pages";

/**
 * Writes two folders from Gatsby's `public/`: `dist/` for hosts, and `servers/` with nginx's configuration. A build that fails leaves
 * the previous ones unchanged. `island` is the entry point of the forms' script, `prefix` the path prefix of the site.
 */
export async function writeSite(
  root: string,
  data: Queries.FinishedSiteQuery,
  island: string,
  prefix: string,
): Promise<void> {
  const at = (name: string): string => path.join(root, name);
  const pages = data.allPage.nodes;
  const { name = "", url = "" } = data.company ?? {};
  const { styles, fonts, formStyles, speculationRules } = await pageAssets(at("public"), prefix);
  await replaceFolder(at("dist"), async (site) => {
    const write = (file: string, text: string) => writeFile(path.join(site, file), text);
    await copyStatic(at("static"), site);
    await writeIcons(root, site);
    // The fonts of packages; others are in static/.
    for (const font of fonts.filter((one) => one.startsWith(`/${immutableFolder}/`)))
      await copyFile(at(`public${font}`), path.join(site, font));
    const [assets, script] = await Promise.all([
      fingerprintAssets(site, styles + formStyles),
      buildIsland(island, site),
    ]);
    assets.set(formScript, script);
    const blocks = [styles, formStyles].map((part) => rewriteUrls(part, assets, prefix));
    const policy = policyOf(data, blocks, [speculationRules]);
    // GitHub Pages, which publishes below a path, sends no headers of the site's own. In a page, its CSP weighs 200 bytes.
    const sendsNoHeaders = prefix || process.env.NO_HEADERS;
    const listed = await writePages(
      pages.map((page) => page.path),
      { from: at("public"), to: site, assets, prefix, policy: sendsNoHeaders && policyText(policy, "meta") },
    );
    await writeForSearchEngines(site, url, listed);
    await write("manifest.webmanifest", manifest(name, styles, prefix));
    for (const { path: appPath, write } of apps) {
      const clash = pages.find((page) => page.path === appPath);
      if (clash) throw new UserError(`${clash.file} has the path "${appPath}", which is taken. Choose another path.`);
      await write(site, blocks.join("\n"));
    }
    const redirects = pages.flatMap(({ path, redirectFrom }) =>
      (redirectFrom ?? []).map((from) => ({ from, to: path })),
    );
    const taken = [...pages, ...apps].map((one) => one.path).concat(redirects.map(({ from }) => from));
    checkRedirects(
      ownLines(at("static"), "_redirects"),
      taken.map((one) => prefix + one),
    );
    const settings = { prefix, policy, apps, redirects };
    await writeRedirectPages(site, url, settings);
    const texts = {
      _headers: headersFile(settings),
      _redirects: redirectsFile(settings),
      ".htaccess": apacheFile(settings),
    };
    for (const [file, text] of Object.entries(texts)) await write(file, text + ownLines(at("static"), file));
    await replaceFolder(at("servers"), (servers) => writeFile(path.join(servers, "nginx.conf"), nginxFile(settings)));
  });
}

/** Fills a temporary folder, then renames it: a build that fails leaves the previous folder unchanged. */
async function replaceFolder(place: string, fill: (next: string) => Promise<void>): Promise<void> {
  const next = `${place}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  await fill(next);
  await rm(place, { recursive: true, force: true });
  await rename(next, place);
}
