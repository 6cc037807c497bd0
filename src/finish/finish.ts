import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { readBrand } from "./brand";
import { readBuilt } from "./built";
import { writeForCrawlers } from "./crawlers";
import { filesIn } from "./files";
import { nameFonts } from "./fonts";
import { delivery, type Redirect } from "./headers";
import { writeForHosts, writeForServers } from "./hosts";
import { writeIcons } from "./icons";
import { digestOf } from "./hashed";
import { keep, readKept } from "./kept";
import { writePages, writeScripts } from "./pages";
import { drawingInto } from "./pictures";
import { replaceFolder } from "./replace-folder";
import { sharing } from "./share";
import { readSite } from "./site";

export interface Finish {
  /** The project's folder. */
  root: string;
  /** The path of every page that exists, as in "/about". */
  paths: readonly string[];
  redirects: readonly Redirect[];
}

/**
 * Makes `dist/`, what hosts serve, and `servers/`, what one's own server includes, of Gatsby's `public/`, which stays as it
 * is. Both are written beside and swapped in whole at the end, so that a build that fails leaves the last good site. Pages that did
 * not change are taken over from it.
 */
export async function finish({ root, paths, redirects }: Finish): Promise<void> {
  const at = (name: string): string => path.join(root, name);
  const keptFile = at(".cache/finish/pages.json");
  const [built, site] = [await readBuilt(at("public")), await readSite(root)];
  const styles = built.styleSheet?.text ?? "";
  const brand = readBrand(styles);
  // Gatsby's one file of this step's code.
  const code = await readFile(at(".cache/compiled/gatsby-config.js"));
  const { basis, pages } = await replaceFolder(at("dist"), async (next, last) => {
    const folders = { from: at("public"), next, last };
    await cp(at("static"), next, { recursive: true });
    await writeScripts(built, folders);
    const readdress = await nameFonts(next);
    const basis = digestOf([code, JSON.stringify(built), readdress(styles)]);
    const parts = { built, readdress, share: await sharing(root, next, brand) };
    const pages = await writePages(paths, folders, parts, await readKept(keptFile, basis));
    const finished = [...pages.values()];
    const addresses = finished.flatMap((page) => page.addresses);
    await writeIcons(next, site.company, brand, drawingInto(at(".cache/pictures")));
    await writeForCrawlers(root, next, addresses, site);
    const files = filesIn(next);
    const sent = delivery(
      finished.map((page) => page.allowed),
      redirects,
    );
    await writeForHosts(next, sent, files);
    await replaceFolder(at("servers"), (servers) => writeForServers(servers, sent));
    return { basis, pages };
  });
  await keep(keptFile, basis, pages);
}
