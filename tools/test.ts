import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const playwright = (part: number): string =>
  `npx playwright test --config tests/browser/playwright.config.ts --workers 1 --shard ${part}/2 --output reports/browser/${part}`;

/** The checks in the order in which they begin, two at a time, each with the names of those that have to pass before it. */
const steps: readonly [name: string, command: string, ...needs: string[]][] = [
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

const waiting = new Set(steps);
const passed = new Set<string>();
const told: string[] = [];
let running = 0;

/** Runs one step. What it prints comes in one piece at its end, so that two at a time do not mix. */
async function run([name, command]: (typeof steps)[number]): Promise<void> {
  const began = performance.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ["inherit", "pipe", "inherit"] });
  const [printed] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (child.exitCode === 0) passed.add(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  told.push(`${passed.has(name) ? "passed" : "FAILED"}  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
  console.log(`${printed}${told.at(-1)}`);
}

/** Begins as many as may run, and goes on after each, also after one that fails: that keeps only those from running that need it. */
async function runAll(): Promise<void> {
  const next = [...waiting].find(([, , ...needs]) => needs.every((need) => passed.has(need)));
  if (!next || running === 2) return;
  waiting.delete(next);
  running += 1;
  const done = run(next).then(() => (running -= 1));
  await Promise.all([done.then(runAll), runAll()]);
}

void runAll().then(() => {
  for (const [name, , ...needs] of waiting)
    told.push(`missed  ${name.padEnd(12)} for want of ${needs.filter((need) => !passed.has(need)).join(" and ")}`);
  console.log(`\n${told.join("\n")}\n\n${passed.size} passed, ${steps.length - passed.size} failed`);
  process.exitCode = passed.size === steps.length ? 0 : 1;
});
