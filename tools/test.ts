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
  `npx playwright test --config tests/browser/playwright.config.ts --workers 1 --shard ${part}/2 --output reports/browser/${part}`;

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

const waiting = new Set(steps);
const results: Result[] = [];
let running = 0;

const isThere = (need: string): boolean =>
  results.some(({ name, passed }) => name === need && passed) || existsSync(need);

/** Runs one step after another; one that fails keeps only those from running that need it. */
async function runSteps(): Promise<void> {
  for (;;) {
    const next = [...waiting].find(({ needs = [] }) => needs.every(isThere));
    if (next) {
      waiting.delete(next);
      running += 1;
      results.push(await run(next));
      running -= 1;
    } else if (running > 0 && waiting.size > 0) await setTimeout(1000);
    else return;
  }
}

// A file of an earlier run is none of this one's.
rmSync(chainLeft, { recursive: true, force: true });
void Promise.all([runSteps(), runSteps()]).then(() => {
  console.log(`\n${results.map(line).join("\n")}`);
  for (const { name, needs = [] } of waiting)
    console.log(`missed  ${name.padEnd(12)} for want of ${needs.filter((need) => !isThere(need)).join(" and ")}`);
  const passed = results.filter((result) => result.passed).length;
  console.log(`\n${passed} passed, ${steps.length - passed} failed`);
  process.exitCode = passed === steps.length ? 0 : 1;
});
