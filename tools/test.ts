import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { chainLeft } from "./support/chain-sites";

/** One of the checks. */
interface Step {
  name: string;
  command: string;
  /** What has to be there: steps that have passed, or a file. */
  needs?: readonly string[];
}

const playwright = (part: number): string =>
  `npm run --silent test:browser -- --workers 1 --shard ${part}/2 --output reports/browser/${part}`;

/** In the order in which they begin, two at a time, as soon as what they need is there. */
const steps: readonly Step[] = [
  { name: "browsers", command: "npx tsx tools/support/get-browsers.ts" },
  { name: "chain", command: "npm run --silent test:chain" },
  { name: "build", command: "npm run --silent build" },
  { name: "lint", command: "npm run --silent test:lint", needs: ["build"] },
  { name: "types", command: "npm run --silent test:types", needs: ["build"] },
  { name: "dist", command: "npx jest ./tests/dist", needs: ["build"] },
  { name: "html", command: 'npx html-validate "dist/*.html"', needs: ["build"] },
  { name: "unit", command: "npm run --silent test:unit" },
  { name: "develop", command: "npm run --silent test:develop", needs: ["browsers"] },
  { name: "lighthouse", command: "npx tsx tests/dist/lighthouse.ts", needs: ["browsers", "build"] },
  { name: "browser 1", command: playwright(1), needs: ["browsers", "build", chainLeft] },
  { name: "browser 2", command: playwright(2), needs: ["browsers", "build", chainLeft] },
];

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
}

const line = ({ name, passed, seconds }: Result): string =>
  `${passed ? "passed" : "FAILED"}  ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`;

/** Runs one step. What it prints comes in one piece at its end, so that two at a time do not mix. */
function run({ name, command }: Step): Promise<Result> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => printed.push(part));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      const result = { name, passed: code === 0, seconds: (performance.now() - began) / 1000 };
      console.log(line(result));
      resolve(result);
    });
  });
}

/** Runs every step; one that fails keeps only those from running that need it. */
async function runAll(): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = new Set(steps);
  const running = new Set<Promise<unknown>>();
  const isThere = (need: string): boolean =>
    results.some(({ name, passed }) => name === need && passed) || existsSync(need);
  for (;;) {
    const next = [...waiting].find(({ needs = [] }) => needs.every(isThere));
    if (next && running.size < 2) {
      waiting.delete(next);
      const end = run(next).then((result) => {
        results.push(result);
        running.delete(end);
      });
      running.add(end);
    } else if (running.size > 0) await Promise.race([...running, setTimeout(1000)]);
    else break;
  }
  for (const { name, needs = [] } of waiting) {
    console.log(`${name} did not run, for want of ${needs.filter((need) => !isThere(need)).join(" and ")}.`);
    results.push({ name, passed: false, seconds: 0 });
  }
  return results;
}

// A file of an earlier run is none of this one's.
rmSync(chainLeft, { recursive: true, force: true });
void runAll().then((results) => {
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.map(line).join("\n")}`);
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
