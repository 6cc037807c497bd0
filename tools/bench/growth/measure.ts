import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { filesIn } from "../../../src/finish/files";
import { surroundings } from "../../support/copy";

/** What one build took. */
export interface Measured {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of processor time, of all of the build's processes. */
  cpu: number;
  /** Largest memory of all of the build's processes together, in bytes; NaN where there is no /proc. */
  memory: number;
  /** Files that were written, and their bytes. */
  files: number;
  bytes: number;
  /** Seconds by Gatsby's name of the step, as in "source and transform nodes". */
  steps: ReadonlyMap<string, number>;
}

/** Milliseconds between two looks at the memory in use. */
const interval = 400;

/** Builds the site in a folder with `gatsby build`; throws with what it printed where it fails. */
export async function measureBuild(folder: string): Promise<Measured> {
  const began = Date.now();
  const start = performance.now();
  const { printed, memory } = await run(folder);
  const wall = (performance.now() - start) / 1000;
  const files = filesIn(folder).map((file) => statSync(path.join(folder, file)));
  const written = files.filter(({ mtimeMs }) => mtimeMs >= began);
  return {
    wall,
    cpu: processorSeconds(printed),
    memory,
    files: written.length,
    bytes: written.reduce((sum, { size }) => sum + size, 0),
    steps: new Map(
      [...printed.matchAll(/success (.+?) -\s+([\d.]+)s\b/g)].map(([, name = "", time]) => [name, Number(time)]),
    ),
  };
}

function run(folder: string): Promise<{ printed: string; memory: number }> {
  return new Promise((resolve, reject) => {
    // The shell knows the processor time of everything that it ran.
    const build = spawn(
      "sh",
      ["-c", '"$0" build; code=$?; times; exit $code', path.resolve("node_modules/.bin/gatsby")],
      {
        ...surroundings(folder),
        detached: true,
      },
    );
    let printed = "";
    let memory = Number.NaN;
    for (const stream of [build.stdout, build.stderr])
      stream.on("data", (part: Buffer) => (printed += part.toString()));
    const looks = setInterval(() => {
      const now = memoryOf(build.pid);
      if (!(now <= memory)) memory = now;
    }, interval);
    build.on("error", reject).on("exit", (code) => {
      clearInterval(looks);
      if (code === 0) resolve({ printed, memory });
      else reject(new Error(printed));
    });
  });
}

/** What `times` prints last: minutes and seconds of the shell's children, as in "1m2.5s 0m3.1s". */
function processorSeconds(printed: string): number {
  const last = printed.trim().split("\n").at(-1) ?? "";
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}

/** Bytes of a group of processes; what several of them share is counted once. */
function memoryOf(group: number | undefined): number {
  let sum = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
      if (Number(fields.split(" ")[2]) !== group) continue;
      const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
      sum += Number(kilobytes ?? 0) * 1024;
    } catch {
      // It has just ended.
    }
  }
  return sum;
}
