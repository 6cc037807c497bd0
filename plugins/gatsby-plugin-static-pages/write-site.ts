import { existsSync } from "node:fs";
import { cp, mkdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPreview } from "../content-model/preview";
import { UserError } from "../content-model/user-error";
import { analyticsLoader } from "./analytics";
import { apps } from "./apps";
import { findBlocked } from "./blocked";
import { bundleScripts } from "./bundle-scripts";
import { emptyFolder } from "./files";
import { nginxFile, siteFiles } from "./host-config";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";
import { redirectsOf, writeRedirectPages, type GatsbyRedirect } from "./old-paths";
import { readStyles, speculationRules } from "./page-assets";
import { weightOf } from "./page-weight";
import { fitsHeader, policyOf, policyText } from "./policy";
import { writeForSearchEngines } from "./sitemap";
import { checkRedirects, copyStatic, ownLines } from "./static-files";
import { writePages } from "./write-pages";

export type StartedSite = Awaited<ReturnType<typeof startSite>>;

/** The assets of all pages, with final URLs; "" for one that the site does not have. */
export type PageAssets = StartedSite["assets"];

/** A folder until it is complete: a build that fails leaves the previous one unchanged. */
const unfinished = (folder: string): string => `${folder}.next`;

/** Starts `dist/` with the files that pages use, so that Gatsby renders their final URLs. `prefix` is the path prefix of the site. */
export async function startSite(data: Queries.FinishedSiteQuery, prefix: string) {
  const site = await start("dist");
  await copyStatic("static", site);
  const types = new Set(data.allSection.distinct);
  const [styles, { urls, bundled }] = await Promise.all([
    readStyles("public", site, prefix),
    bundleScripts("src/islands/index.ts", types, site, prefix),
    writeIcons(".", site),
  ]);
  const { islands: formScript = "", ...sectionScripts } = urls;
  const rules = speculationRules(prefix);
  types.add("forms");
  if (data.company?.notice) types.add("notice");
  const shown = styles.sectionStyles.flatMap(({ type, styles }) => (types.has(type) ? styles : []));
  const analytics = data.company?.analytics && !isPreview(process.env) ? analyticsLoader(data.company.analytics) : "";
  const scripts = analytics ? [rules, analytics] : [rules];
  const hasScript = Object.keys(sectionScripts).length > 0;
  const policy = policyOf(data, [styles.styles, ...shown], scripts, hasScript);
  // GitHub Pages, which publishes below a path, sends no headers of the site's own. In a page, its CSP weighs 200 bytes or more.
  const meta = prefix || process.env.NO_HEADERS || !fitsHeader(policy) ? policyText(policy, "meta") : "";
  const assets = { ...styles, formScript, sectionScripts, speculationRules: rules, analytics, policy: meta };
  return { data, pages: pagesOf(data), prefix, policy, bundled, assets };
}

/** The pages of the content, and those of `src/pages/` and of plugins. Throws a `UserError` if a page in code replaces one of the content. */
export function pagesOf({ allPage, allSitePage }: Pick<Queries.FinishedSiteQuery, "allPage" | "allSitePage">) {
  const known = new Map(allPage.nodes.map((page) => [page.path, page]));
  // A copy of `/404`.
  const own = allSitePage.nodes.filter((page) => page.path !== "/404.html");
  return own.map(({ path: to, component }) => {
    const [page, file] = [known.get(to), path.relative(".", component)];
    if (page && /[\\/]src[\\/]pages[\\/]/.test(component))
      throw new UserError(`${file} has the path "${to}" of ${page.file}: delete it, or give one of them another path`);
    return page ?? { path: to, file, indexed: true };
  });
}

/**
 * Adds the rendered pages to `dist/`, and these `files` of other plugins, and writes `servers/` with nginx's configuration. Returns the
 * compressed sizes of the longest pages in bytes.
 */
export async function finishSite(
  { data, pages, prefix, policy, assets }: StartedSite,
  created: readonly GatsbyRedirect[],
  files: readonly string[],
) {
  const site = unfinished("dist");
  const { name = "", url = "" } = data.company ?? {};
  const blocked = new Set<string>();
  const rendered: [page: string, html: string][] = [];
  for (const { page, html } of writePages(pages, "public", site, prefix)) {
    for (const problem of findBlocked(html, policy)) blocked.add(`${page.file}  ${problem}`);
    rendered.push([page.path, html]);
  }
  if (blocked.size > 0) throw new UserError([...blocked].join("\n"));
  const listed = pages.flatMap(({ indexed, path }) => (indexed && !isPreview(process.env) ? url + path : []));
  await writeForSearchEngines(site, url, listed);
  await writeFile(path.join(site, "manifest.webmanifest"), manifest(name, assets.styles, prefix));
  for (const { write } of apps) await write(site, allStylesOf(assets));
  // Such as a robots.txt in place of the one above.
  for (const file of files) {
    const from = path.join("public", file);
    if (!existsSync(from))
      throw new UserError(
        `no plugin before gatsby-plugin-static-pages in gatsby-config.ts writes ${from}: move it up, or write the file in onPreBuild of gatsby-node.ts`,
      );
    await cp(from, path.join(site, file), { recursive: true });
  }
  const redirects = redirectsOf(created, prefix);
  const taken = [...pages, ...apps, ...redirects.map(({ from }) => ({ path: from }))].map((one) => prefix + one.path);
  checkRedirects(ownLines("_redirects"), taken);
  const settings = { prefix, policy, apps, redirects, own: ownLines };
  await writeRedirectPages(site, url, prefix, redirects);
  for (const [file, text] of Object.entries(siteFiles(settings))) await writeFile(path.join(site, file), text);
  await writeFile(path.join(await start("servers"), "nginx.conf"), nginxFile(settings));
  for (const folder of ["dist", "servers"]) await replace(folder);
  // Compressing 1,000 takes a second.
  const longest = rendered.sort(([, one], [, other]) => other.length - one.length).slice(0, 100);
  return longest.map(([page, html]) => [page, weightOf(html)] as const);
}

export const allStylesOf = ({ styles, sectionStyles }: Awaited<ReturnType<typeof readStyles>>): string =>
  [styles, ...sectionStyles.map((section) => section.styles)].join("\n");

/** Replaces a folder, or only its files if it cannot be moved: a volume of Docker, one that a program on Windows has open, or a link to another disk. */
async function replace(folder: string): Promise<void> {
  const next = unfinished(folder);
  // A symbolic link stays.
  const place = await realpath(folder).catch(() => folder);
  try {
    await rm(place, { recursive: true, force: true });
    await rename(next, place);
  } catch {
    emptyFolder(place);
    await cp(next, place, { recursive: true });
    await rm(next, { recursive: true });
  }
}

async function start(folder: string): Promise<string> {
  const next = unfinished(folder);
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  return next;
}
