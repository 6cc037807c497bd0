import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as rest } from "node:timers/promises";

/** A server in its own process. */
export interface SpawnedServer {
  /** Its output so far. */
  printed: () => string;
  /** Ends it, and waits for its exit. */
  stop: () => Promise<void>;
}

/** Limits in milliseconds for what hangs, not for slow machines. */
const limits = { start: 300_000, stop: 20_000 };

/** Starts a program, and waits until `answers` resolves. Throws the output of a program that exits before. */
export async function spawnServer(
  [program, words]: readonly [program: string, words: readonly string[]],
  answers: () => Promise<unknown>,
  options: SpawnOptions = {},
): Promise<SpawnedServer> {
  const child = spawn(program, words, { ...options, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (text += part.toString()));
  const ended = once(child, "exit").catch((error: unknown) => (text += String(error)));
  const runs = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async (): Promise<void> => {
    child.kill();
    const hangs = setTimeout(() => child.kill("SIGKILL"), limits.stop);
    await ended;
    clearTimeout(hangs);
    // Orphaned child processes may hold these open.
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  };
  for (const deadline = Date.now() + limits.start; runs() && Date.now() < deadline; await rest(200))
    if (await answers().then(Boolean, () => false)) return { printed: () => text, stop };
  await stop();
  throw new Error(`${[program, ...words].join(" ")} did not answer:\n${text}`);
}
