import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Limits in milliseconds, for processes that hang, not for slow machines. */
const limits = { start: 300_000, stop: 20_000 };

/**
 * Starts a server in its own process, and waits until `responds` resolves. Throws the output of a program that exits earlier. `printed`
 * returns its output so far, and `stop` waits for its exit.
 */
export async function spawnServer(
  [program, args]: readonly [program: string, args: readonly string[]],
  responds: () => Promise<unknown>,
  options: SpawnOptions = {},
) {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (text += part.toString()));
  const ended = once(child, "exit").catch((error: unknown) => (text += String(error)));
  const runs = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async (): Promise<void> => {
    child.kill();
    const hangs = setTimeout(() => child.kill("SIGKILL"), limits.stop);
    await ended;
    clearTimeout(hangs);
    // Orphaned child processes may keep these open.
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  };
  for (const deadline = Date.now() + limits.start; runs() && Date.now() < deadline; await wait(200))
    if (await responds().then(Boolean, () => false)) return { printed: () => text, stop };
  await stop();
  throw new Error(`${[program, ...args].join(" ")} did not respond:\n${text}`);
}
