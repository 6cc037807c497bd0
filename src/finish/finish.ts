import { cp, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../plain-error";
import { readBrand } from "./brand";
import { digestOf } from "./content-hash";
import { writeForCrawlers } from "./crawlers";
import { hostSettings, type Redirect } from "./headers";
import { writeForHosts, writeForServers } from "./hosts";
import { immutableFolder } from "./immutable";
import { writeManifest } from "./manifest";
import { readPageCache, writePageCache } from "./page-cache";
import { writePages, type RenderedPage } from "./pages";
import { nameFiles } from "./named-files";
import { copyPictures } from "./pictures";
import { policyOf, policyText } from "./policy";
import { replaceFolder } from "./replace-folder";
import { sharing } from "./share";
import { readSiteFacts } from "./site-facts";
import { speculationRules } from "./speculation";
import { readAssets, type Island } from "./webpack-stats";

export interface Finish {
  /** The project's folder. */
  root: string;
  /** Every page that exists. */
  pages: readonly RenderedPage[];
  redirects: readonly Redirect[];
}

/**
 * Makes two folders of Gatsby's `public/`, which stays as it is: `dist/`, which hosts serve, and `servers/`, which one's own server
 * includes. Each is written beside the last one and takes its place when it is whole, so a build that fails leaves the last site.
 */
export async function finish({ root, pages, redirects }: Finish): Promise<void> {
  const at = (name: string): string => path.join(root, name);
  const cacheFile = at(".cache/finish/pages.json");
  const [assets, facts] = [await readAssets(at("public")), await readSiteFacts(root)];
  const brand = await readBrand(root, assets.styleSheet.ofPages);
  // Gatsby compiles gatsby-config.ts, with all that it imports, to this file: the code of this step.
  const code = await readFile(at(".cache/compiled/gatsby-config.js"));
  const { inputs, finished } = await replaceFolder(at("dist"), async (next, last) => {
    await copyStatic(at("static"), next);
    await copyScripts(assets.island, at("public"), next);
    const readdress = await nameFiles(next);
    const { ofPages, ofIslands } = assets.styleSheet;
    const policy = policyOf({
      ...facts.allowed,
      styles: [readdress(ofPages), readdress(ofIslands)],
      scripts: [speculationRules],
    });
    const parts = { assets, readdress, policy, share: await sharing(root, next, brand) };
    const inputs = digestOf([
      code,
      policyText(policy),
      JSON.stringify(assets),
      readdress(`${assets.styleSheet.ofPages}/icons.svg`),
    ]);
    const cache = await readPageCache(cacheFile, inputs);
    const finished = await writePages(pages, { next, last }, parts, cache);
    const each = [...finished.values()];
    await copyPictures(
      each.flatMap((page) => page.pictures),
      at("public"),
      next,
    );
    await writeManifest(next, facts.company, brand);
    await writeForCrawlers(
      root,
      next,
      each.flatMap((page) => page.addresses),
      facts,
    );
    const settings = hostSettings(policy, redirects);
    await writeForHosts(next, settings);
    await replaceFolder(at("servers"), (servers) => writeForServers(servers, settings));
    return { inputs, finished };
  });
  // Not before: the cache is about the site that stands.
  await writePageCache(cacheFile, inputs, finished);
}

/** Copies the files that are served as they are. */
async function copyStatic(from: string, site: string): Promise<void> {
  await cp(from, site, { recursive: true });
  const made = await mkdir(path.join(site, immutableFolder), { recursive: true });
  if (made === undefined)
    throw new PlainError(
      `static/${immutableFolder}/ is a folder of the build's own, whose files browsers keep for a year. Give yours another name.`,
    );
}

async function copyScripts({ files }: Island, from: string, site: string): Promise<void> {
  for (const file of files) await cp(path.join(from, file), path.join(site, immutableFolder, file));
}
