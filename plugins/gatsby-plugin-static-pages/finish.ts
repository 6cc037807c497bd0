import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../gatsby-source-content/plain-error";
import { readBrand } from "./brand";
import { writeForCrawlers } from "./crawlers";
import { documentParts } from "./document-parts";
import { hostSettings } from "./headers";
import { writeForHosts, writeForServers } from "./hosts";
import { immutableFolder } from "./immutable";
import { buildIsland, formScript } from "./island";
import { knownOf } from "./known";
import { manifest } from "./manifest";
import { nameFiles, nameInStyles } from "./names";
import { finishPages } from "./pages";
import { policyOf } from "./policy";
import { replaceFolder } from "./replace-folder";
import { sharing } from "./share";

/** The script of the islands, which this step builds. */
const islands = "src/islands/index.ts";

/**
 * Makes two folders of Gatsby's `public/`, which stays as it is: `dist/`, which hosts serve, and `servers/`, which one's own server
 * includes. Each is written beside the last one and takes its place when it is whole, so a build that fails leaves the last site.
 */
export async function finish(root: string, data: Queries.FinishedSiteQuery): Promise<void> {
  const at = (name: string): string => path.join(root, name);
  const pages = data.allPage.nodes;
  const { styles, formStyles, speculationRules } = await documentParts(at("public"));
  const brand = await readBrand(root, styles);
  await replaceFolder(at("dist"), async (next) => {
    await copyStatic(at("static"), next);
    const names = await nameFiles(next);
    names.set(formScript, await buildIsland(islands, next));
    const policy = policyOf({
      ...knownOf(data),
      styles: [styles, formStyles].map((part) => nameInStyles(part, names)),
      scripts: [speculationRules],
    });
    const share = await sharing(root, next, brand);
    const found = await finishPages(pages, { from: at("public"), to: next, names, share, policy });
    await writeForCrawlers(root, next, found);
    await writeFile(path.join(next, "manifest.webmanifest"), manifest(data.company?.name ?? "", brand));
    const redirects = pages.flatMap(({ path, formerly }) => (formerly ?? []).map((from) => ({ from, to: path })));
    const settings = hostSettings(policy, redirects);
    await writeForHosts(next, settings);
    await replaceFolder(at("servers"), (servers) => writeForServers(servers, settings));
  });
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
