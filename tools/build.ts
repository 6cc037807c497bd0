import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";
import { checkContent } from "../plugins/gatsby-source-content/check";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { command, exitWithParent, quietAboutPunycode } from "./lib/commands";

/** A socket that only a running build listens on: the system closes it, even after a kill. */
const socket = process.platform === "win32" ? path.join("\\\\.\\pipe", path.resolve("build")) : "build.lock";

/** Exists only after a complete build. Gatsby may reuse half-written pages of any other. */
const complete = ".cache/complete";

/** Locks this folder, because two builds at once would mix their files. Returns undefined while another build runs. */
async function lockFolder(): Promise<Server | undefined> {
  const lock = createServer();
  if (await once(lock.listen(socket), "listening").catch(() => undefined)) return lock;
  const other = connect(socket);
  const isRunning = await once(other, "connect").catch(() => undefined);
  other.destroy();
  if (isRunning) return undefined;
  // A killed build leaves its file.
  rmSync(socket);
  return lockFolder();
}

/** Builds incrementally, or cleanly unless the previous build was complete. Returns whether it succeeded. */
async function build(): Promise<boolean> {
  const isIncremental = existsSync(complete);
  if (!isIncremental) for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
  rmSync(complete, { force: true });
  const isBuilt = await runGatsby();
  if (isBuilt) writeFileSync(complete, "");
  // Errors in the content would stop a clean build too.
  if (isBuilt || !isIncremental || checkContent(readContent(), readTypes()).length > 0) return isBuilt;
  console.error("\nThe cache may be damaged. Starting a clean build.\n");
  return build();
}

/** Runs `gatsby build`, which exits with this process. Returns whether it succeeded. */
async function runGatsby(): Promise<boolean> {
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, exitWithParent, quietAboutPunycode].join(" ");
  const env = { ...process.env, NODE_OPTIONS };
  const gatsby = spawn(...command("gatsby", "build"), { stdio: ["inherit", "inherit", "inherit", "ipc"], env });
  await once(gatsby, "exit");
  if (gatsby.signalCode) console.error(`${gatsby.signalCode} ended the build.`);
  return gatsby.exitCode === 0;
}

void lockFolder().then(async (lock) => {
  if (!lock) console.error("A build is running in this folder. Wait until it ends.");
  process.exitCode = lock && (await build()) ? 0 : 1;
  lock?.close();
});
