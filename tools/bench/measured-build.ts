import { spawn, spawnSync } from "node:child_process";
import { command } from "../support/commands";
import { surroundings } from "../support/copy";

/** What one build took: seconds, and the most bytes of memory that its processes had together. */
export interface Measured {
  time: number;
  memory: number;
}

/** Builds the site in a folder with `gatsby build`; throws with what it printed where it fails. */
export async function measureBuild(folder: string): Promise<Measured> {
  const start = performance.now();
  // A session of its own, in which all processes of the build are found.
  const build = spawn(...command("gatsby", "build"), { ...surroundings(folder), detached: true });
  let printed = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (part: Buffer) => (printed += part.toString()));
  let memory = 0;
  const looks = setInterval(() => (memory = Math.max(memory, memoryOf(String(build.pid)))), 400);
  const code = await new Promise((resolve, reject) => build.on("error", reject).on("exit", resolve));
  clearInterval(looks);
  if (code !== 0) throw new Error(printed);
  return { time: (performance.now() - start) / 1000, memory };
}

/** Bytes of a session's processes; what several of them share is counted once. 0 where there is no Linux to ask. */
function memoryOf(session: string): number {
  const said = (command: string, ...words: string[]) => spawnSync(command, words, { encoding: "utf8" }).stdout;
  // `ps -o pss` says the same, but looks into every process of the machine for it.
  const processes = said("pgrep", "-s", session).trim().split("\n");
  const memory = said("cat", ...processes.map((id) => `/proc/${id}/smaps_rollup`));
  return [...memory.matchAll(/^Pss:\s+(\d+)/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}
