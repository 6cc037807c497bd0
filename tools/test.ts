import { spawn } from "node:child_process";
import { once } from "node:events";

/** One of the checks, and the names of those that have to pass before it. */
type Step = readonly [name: string, command: string, ...needs: string[]];

const playwright = (part: number): string =>
  `npx playwright test --config tests/browser/playwright.config.ts --workers 1 --shard ${part}/2 --output reports/browser/${part}`;

/** In the order in which they begin, two at a time. */
const steps: readonly Step[] = [
  ["browsers", "npx tsx tools/support/get-browsers.ts"],
  ["chain", "npm run --silent test:chain"],
  ["build", "npm run --silent build"],
  ["lint", "npm run --silent test:lint", "build"],
  ["types", "npm run --silent test:types", "build"],
  ["dist", "npx jest ./tests/dist", "build"],
  ["html", 'npx html-validate "dist/*.html"', "build"],
  ["unit", "npm run --silent test:unit"],
  ["develop", "npm run --silent test:develop", "browsers"],
  ["lighthouse", "npx tsx tests/dist/lighthouse.ts", "browsers", "build"],
  ["browser 1", playwright(1), "browsers", "build", "chain"],
  ["browser 2", playwright(2), "browsers", "build", "chain"],
];

const passed = new Set<string>();
const told: string[] = [];

/** Runs one step. What it prints comes in one piece at its end, so that two at a time do not mix. */
async function run([name, command]: Step): Promise<void> {
  const began = performance.now();
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => printed.push(part));
  await once(child, "close");
  process.stdout.write(Buffer.concat(printed));
  if (child.exitCode === 0) passed.add(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  told.push(`${child.exitCode === 0 ? "passed" : "FAILED"}  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
  console.log(told.at(-1));
}

/** Runs all, also after one that fails: that keeps only those from running that need it. */
async function runAll(): Promise<void> {
  const waiting = new Set(steps);
  const running = new Set<Promise<void>>();
  for (;;) {
    const next = [...waiting].find(([, , ...needs]) => needs.every((need) => passed.has(need)));
    if (next && running.size < 2) {
      waiting.delete(next);
      const one: Promise<void> = run(next).finally(() => running.delete(one));
      running.add(one);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  for (const [name, , ...needs] of waiting)
    told.push(`missed  ${name.padEnd(12)} for want of ${needs.filter((need) => !passed.has(need)).join(" and ")}`);
  console.log(`\n${told.join("\n")}\n\n${passed.size} passed, ${steps.length - passed.size} failed`);
  process.exitCode = passed.size === steps.length ? 0 : 1;
}

void runAll();
