import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PlainError } from "../gatsby-source-content/plain-error";
import { apps } from "./apps";
import { manifest, readBrand } from "./brand";
import { copyStatic } from "./copy-static";
import { documentParts } from "./document-parts";
import { expectFiles } from "./expect-files";
import { isImmutable } from "./files";
import { writeIcons } from "./icons";
import { headersOf } from "./headers";
import { caddyFile, headersFile, nginxFile, redirectsFile } from "./hosts";
import { buildIsland, formScript } from "./island";
import { nameFiles, withNames } from "./names";
import { policyOf, policyText } from "./policy";
import { replaceFolder } from "./replace-folder";
import { writeForSearchEngines } from "./search-engines";
import { sharing } from "./share";
import { writePages } from "./write-pages";

/**
 * Makes two folders of Gatsby's `public/`, which stays as it is: `dist/`, which hosts serve, and `servers/`, which one's own server
 * includes. Each is written beside the last one and takes its place when it is whole, so a build that fails leaves the last site.
 * `island` is the file that the script of the forms begins with.
 */
export async function writeSite(root: string, data: Queries.FinishedSiteQuery, island: string): Promise<void> {
  const at = (name: string): string => path.join(root, name);
  const pages = data.allPage.nodes;
  const name = data.company?.name ?? "";
  const { styles, fonts, formStyles, speculationRules } = await documentParts(at("public"));
  expectFiles(at("static"), styles + formStyles);
  const brand = await readBrand(root, styles);
  await replaceFolder(at("dist"), async (site) => {
    const write = (file: string, text: string) => writeFile(path.join(site, file), text);
    await copyStatic(
      at("static"),
      site,
      [...pages, ...apps].map(({ path }) => path),
    );
    await writeIcons(root, site);
    for (const font of fonts.filter(isImmutable)) await copyFile(at(`public${font}`), path.join(site, font));
    const [names, script] = await Promise.all([nameFiles(site, styles + formStyles), buildIsland(island, site)]);
    names.set(formScript, script);
    const blocks = [styles, formStyles].map((part) => withNames(part, names));
    const policy = policyOf(data, blocks, [speculationRules]);
    const share = await sharing(root, site, name, brand);
    const listed = await writePages(pages, { from: at("public"), to: site, names, share, policy });
    await writeForSearchEngines(root, site, listed);
    await write("manifest.webmanifest", manifest(name, brand));
    const redirects = pages.flatMap(({ path, formerly }) => (formerly ?? []).map((from) => ({ from, to: path })));
    for (const { path: address, write } of apps) {
      const clash = pages.find((page) => page.path === address);
      if (clash) throw new PlainError(`${clash.file} has the path "${address}", which is taken. Choose another path.`);
      await write(site, blocks.join("\n"));
    }
    const policies = apps.map((app) => ({ path: app.path, policy: policyText(app.policy) }));
    const settings = { headers: headersOf(policy), apps: policies, redirects };
    await write("_headers", headersFile(settings));
    await write("_redirects", redirectsFile(settings));
    await replaceFolder(at("servers"), async (servers) => {
      await writeFile(path.join(servers, "nginx.conf"), nginxFile(settings));
      await writeFile(path.join(servers, "Caddyfile"), caddyFile(settings));
    });
  });
}
