import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import path from "node:path";
import { UserError } from "../plugins/content-model/user-error";
import { lockedMessage, lockFolder } from "../plugins/gatsby-source-content/lock-folder";
import { findUnpublished } from "../plugins/gatsby-plugin-static-pages/dropped";
import { digestOf, emptyFolder, filesIn } from "../plugins/gatsby-plugin-static-pages/files";
import { command, exitWithParent, quietAboutPunycode } from "./lib/commands";
import { runCommand } from "./lib/run-command";

/** Has the state of the cache after a complete build. Gatsby may reuse half-written pages of any other. */
const complete = ".cache/complete";
const cache = [".cache", "public"];

/** Node then collects garbage less often: with 1,000 pages, a build takes 6 seconds less and 200 MB more. */
const largeNursery = "--max-semi-space-size=128";

/** A digest of the cache: its files with their sizes, because a host that restores it may change times, and Node's version. */
function cacheState(): string {
  const files = cache.filter(existsSync).flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)));
  return digestOf([process.version, ...files.map((file) => `${file} ${statSync(file).size}\n`)]);
}

/** Runs `gatsby build`, incrementally if the cache is as the previous build left it, else cleanly. Returns whether it succeeded. */
async function build(): Promise<boolean> {
  const previous = existsSync(complete) ? readFileSync(complete, "utf8") : "";
  rmSync(complete, { force: true });
  if (previous !== cacheState()) {
    if (previous) console.log("The cache has changed since the previous build. Starting a clean build.");
    cache.forEach(emptyFolder);
  }
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, exitWithParent, quietAboutPunycode, largeNursery].join(" ");
  // Parcel, which compiles the plugins, starts more slowly with workers.
  const env = { ...process.env, NODE_OPTIONS, PARCEL_WORKERS: "0" };
  const start = Date.now();
  const gatsby = spawn(...command("gatsby", "build", "--prefix-paths"), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
  });
  await once(gatsby, "exit");
  if (gatsby.signalCode) console.error(`${gatsby.signalCode} ended the build.`);
  if (gatsby.exitCode !== 0) return false;
  writeFileSync(complete, cacheState());
  const unpublished = findUnpublished(".", start);
  if (unpublished.length > 0)
    console.log(
      `Plugins have written files to public/ that dist/ lacks or has from another source: ${unpublished.join(", ")}. Those that "files" in gatsby-config.ts names are published: see docs/extending.md, "Files of other plugins".`,
    );
  return true;
}

void runCommand({ usage: "npm run build   builds the site in dist/", options: {} }, async () => {
  // Gatsby takes these for patterns, quotation marks or parts of URLs: it fails with another message, or never ends.
  // On Windows, Parcel finds only English letters: https://github.com/parcel-bundler/watcher/issues/118
  const folder = process.cwd();
  const accent = platform() === "win32" ? /[^ -~]/.exec(folder) : null;
  const [sign] = /['#%!()[\]{|}]/.exec(folder) ?? accent ?? [];
  if (sign) throw new UserError(`Gatsby cannot build in a folder with ${sign} in its path: rename ${folder}`);
  const lock = await lockFolder();
  if (!lock) throw new UserError(lockedMessage);
  const isBuilt = await build();
  lock.close();
  return isBuilt;
});
