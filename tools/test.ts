import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Two sequences of npm scripts, for two cores. Each name begins with the part of the project that it tests. */
const sequences = [
  ["engine: test:builds", "engine: test:browser", "engine: test:webkit"],
  [
    "engine: test:unit",
    "engine: test:dev-server",
    "site: build",
    "engine: test:types",
    "engine: test:lint",
    "acceptance: test:acceptance",
    "site: test:site",
  ],
];

const results: { step: string; result: string; seconds?: number }[] = [];

/** Runs a sequence, even after failures. Only a failed build skips the rest, which needs it. */
async function runAll([step, ...next]: readonly string[]): Promise<void> {
  if (step === undefined) return;
  if ((await run(step)) || !/builds?$/.test(step)) return runAll(next);
  results.push(...next.map((skipped) => ({ step: skipped, result: `skipped (needs ${step})` })));
}

/** Runs a step, and prints its output at its end, so that two outputs do not mix. Returns whether it passed. */
async function run(step: string): Promise<boolean> {
  const began = performance.now();
  const command = `npm run --silent ${step.replace(/^\w+: /, "")} 2>&1`;
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const result = child.exitCode === 0 ? "passed" : "FAILED";
  console.log(`${output}${step}: ${result}`);
  results.push({ step, result, seconds: Math.round((performance.now() - began) / 1000) });
  return child.exitCode === 0;
}

void Promise.all(sequences.map(runAll)).then(() => {
  console.table(results);
  process.exitCode = results.every(({ result }) => result === "passed") ? 0 : 1;
});
