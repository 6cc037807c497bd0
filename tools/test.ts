import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const inBrowsers = (part: number): string =>
  `npx playwright test --config tests/browser/playwright.config.ts --workers 1 --shard ${part}/2 --output reports/browser/${part}`;

/** The checks in order, two at a time, each with those that must pass first. "engine" checks use the fixture site. */
const steps: readonly [name: string, command: string, ...needs: string[]][] = [
  ["browsers", "npx tsx tools/lib/get-browsers.ts"],
  ["engine: builds", "npm run --silent test:builds"],
  ["build", "npm run --silent build"],
  ["engine: lint", "npm run --silent test:lint", "build"],
  ["engine: types", "npm run --silent test:types", "build"],
  ["acceptance", "npm run --silent test:acceptance", "build"],
  ["site", "npm run --silent test:site", "browsers", "build"],
  ["engine: unit", "npm run --silent test:unit"],
  ["engine: dev server", "npm run --silent test:dev-server", "browsers"],
  ["engine: browser 1", inBrowsers(1), "browsers", "engine: builds"],
  ["engine: browser 2", inBrowsers(2), "browsers", "engine: builds"],
];

const waiting = new Set(steps);
const passed = new Set<string>();
const results: string[] = [];
let running = 0;

/** Runs one step, and prints its output at the end, so that two steps do not mix. */
async function run([name, command]: (typeof steps)[number]): Promise<void> {
  const began = performance.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ["inherit", "pipe", "inherit"] });
  const [printed] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (child.exitCode === 0) passed.add(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  results.push(`${passed.has(name) ? "passed" : "FAILED"}  ${name.padEnd(17)} ${seconds.padStart(5)} s`);
  console.log(`${printed}${results.at(-1)}`);
}

/** Starts the steps that can run, and continues after each. A failure skips only the steps that need it. */
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
    results.push(`skipped ${name} (needs ${needs.filter((need) => !passed.has(need)).join(" and ")})`);
  console.log(`\n${results.join("\n")}\n\n${passed.size} passed, ${steps.length - passed.size} failed`);
  process.exitCode = passed.size === steps.length ? 0 : 1;
});
