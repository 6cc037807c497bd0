import { existsSync, readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { CmsConfig } from "@sveltia/cms";
import { adminBuild, adminPage } from "../content-model/built-files";
import { photoHosts } from "../content-model/photo-hosts";
import { isPreview } from "../content-model/preview";
import { readTypes } from "../content-model/schema/read-types";
import { sitePath } from "../content-model/site-path";
import { currentContent } from "../gatsby-source-content/checked-content";
import { environment } from "../gatsby-plugin-static-pages/bundle";
import { digestOf, filesIn, immutableFolder, placeFor } from "../gatsby-plugin-static-pages/files";
import { policyText, type Policy } from "../gatsby-plugin-static-pages/policy";
import { backendFor, backendOrigins, builtCommit, type BackendOptions } from "./backend";
import { bundleAdmin } from "./bundle";
import { siteData } from "./site-data";

/** Options in gatsby-config.ts; each has a default. */
export interface Options extends BackendOptions {
  /** `editorial_workflow` opens a pull request for each change instead of committing to the branch. */
  publishMode?: CmsConfig["publish_mode"];
  /** The host of the deploy hook of "Publish Changes", for example "https://api.cloudflare.com". Default at Netlify: Netlify's. */
  deployHook?: string;
  /** Whom editors ask if a change is not live in time. Default: the company's email address. */
  contact?: string;
}

/** The CSP of /admin: scripts of the site, connections to the backend, photos of the stock hosts. */
export function adminPolicy(options: Options, env = process.env): Policy {
  const backend = backendFor(options, env);
  const servers = backend ? backendOrigins(backend) : [];
  const hook = options.deployHook ?? (env.NETLIFY ? "https://api.netlify.com" : undefined);
  const avatars = backend?.name === "github" ? ["https://avatars.githubusercontent.com"] : servers;
  const photos = photoHosts.map(({ origin }) => origin);
  const own = ["'self'", "blob:", "data:"];
  return new Map([
    ["default-src", []],
    // Decodes HEIC photos, and encodes WebP in Safari.
    ["script-src", ["'self'", "'wasm-unsafe-eval'"]],
    // Sveltia sets styles in attributes.
    ["style-src", ["'self'", "'unsafe-inline'"]],
    ["img-src", [...own, ...photos, ...avatars]],
    ["font-src", ["'self'"]],
    ["connect-src", [...own, ...photos, ...servers, ...(hook ? [new URL(hook).origin] : [])]],
    ["frame-src", ["'self'", "blob:"]],
    ["worker-src", ["'self'", "blob:"]],
    ["form-action", []],
    ["base-uri", ["'self'"]],
    // The preview is a `blob:` frame of this page: WebKit enforces its policy there.
    ["frame-ancestors", ["'self'"]],
  ]);
}

/** Writes `admin.html` and the files of the CMS into a site. `styles` is the style sheet for previews; `gatsby develop` has its own. */
export async function writeAdmin(site: string, options: Options, styles?: string): Promise<void> {
  const bundle = await bundled();
  const isDeveloped = styles === undefined;
  const url = isDeveloped ? "/commons.css" : "styles.css";
  const data = siteData(currentContent(), readTypes("src"), url, backendFor(options));
  const contact = options.contact ?? data.contact;
  const json = JSON.stringify({ ...data, contact, config: { ...data.config, publish_mode: options.publishMode } });
  const uploads = Object.keys(data.images).filter((file) => "width" in (data.images[file] ?? {}));
  const images = [...uploads, ...data.pictures];
  const digest = digestOf([json, styles ?? "", ...images.map((file) => readFileSync(file))]);
  // Apart from the scripts, which editors then do not load again after each publication.
  const folder = `${immutableFolder}/${adminPage}/${digest.slice(0, 10)}`;
  const scripts = `${immutableFolder}/${adminPage}/${path.basename(bundle)}`;
  await cp(bundle, path.join(site, scripts), { recursive: true });
  const shrink = (file: string) =>
    sharp(file)
      .rotate()
      .resize(720, 720, { fit: "inside" })
      .webp()
      .toFile(placeFor(path.join(site, folder), `${file}.webp`));
  await Promise.all(images.map(shrink));
  await writeFile(placeFor(path.join(site, folder), "site.json"), json);
  if (!isDeveloped) await writeFile(path.join(site, folder, url), styles);
  // Not relative, because some hosts serve /admin/ too. The development server ignores the path of the site.
  const root = isDeveloped ? "" : sitePath();
  const html = readFileSync("plugins/gatsby-plugin-sveltia-cms/admin.html", "utf8")
    // Again, because GitHub Pages sends no headers.
    .replace("POLICY", policyText(adminPolicy(options), "meta"))
    .replaceAll("SCRIPTS", `${root}/${scripts}`)
    .replace("DATA", `${root}/${folder}`);
  await writeFile(path.join(site, "admin.html"), html);
  const commit = isPreview(process.env) ? "" : builtCommit(process.env);
  await writeFile(path.join(site, adminBuild), JSON.stringify({ commit }));
}

/** The bundles that this process has started, by folder. */
const bundles = new Map<string, Promise<void>>();

/** Starts the bundle, unless there is one of the same code. Returns its folder once it is complete. */
export async function bundled(): Promise<string> {
  const sources = ["src", "plugins"].flatMap((place) => filesIn(place).map((file) => `${place}/${file}`));
  // Gatsby writes src/gatsby-types.d.ts during a build.
  const files = ["node_modules/.package-lock.json", ...sources].filter(
    (file) => existsSync(file) && !file.endsWith(".d.ts"),
  );
  const digest = digestOf([JSON.stringify(environment()), ...files.map((file) => readFileSync(file))]);
  const folder = path.resolve(".cache/admin", digest.slice(0, 10));
  const bundling = bundles.get(folder) ?? makeBundle(folder);
  bundles.set(folder, bundling);
  await bundling;
  return folder;
}

async function makeBundle(folder: string): Promise<void> {
  // The licences are written last.
  if (existsSync(path.join(folder, "licences.txt"))) return;
  await rm(path.dirname(folder), { recursive: true, force: true });
  await bundleAdmin(folder, readTypes("src"));
}
