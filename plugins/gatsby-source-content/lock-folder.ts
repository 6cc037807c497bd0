import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import path from "node:path";

/** A socket that only a running build or `gatsby develop` listens on: the system closes it, even after a kill. */
const socket = process.platform === "win32" ? path.join("\\\\.\\pipe", path.resolve("build")) : "build.lock";

export const lockedMessage = "A build or `npm run develop` is running in this folder: wait until it ends, or end it.";

/** Locks this folder, because two of them would mix or empty each other's files. Returns undefined if it is locked. */
export async function lockFolder(): Promise<Server | undefined> {
  const lock = createServer();
  if (await once(lock.listen(socket), "listening").catch(() => undefined)) return lock;
  const other = connect(socket);
  const isRunning = await once(other, "connect").catch(() => undefined);
  other.destroy();
  if (isRunning) return undefined;
  // Shared folders of Docker Desktop and WSL allow no sockets: there, no folder is locked.
  if (!existsSync(socket)) return lock;
  // A killed process leaves its file.
  rmSync(socket);
  return lockFolder();
}
