import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Two sequences of npm scripts, for two cores. Each name begins with the part of the project that it tests. */
const sequences = [
  ["engine: test:builds", "engine: test:browser"],
  [
    "engine: test:unit",
    "engine: test:dev-server",
    "site: build",
    "engine: test:types",
    "engine: test:lint",
    "acceptance: test:acceptance",
    "site: test:site",
    "engine: test:webkit",
  ],
];

/** The builds that steps need. The types of queries come from the site's. */
const needs: Readonly<Record<string, string>> = {
  "engine: test:browser": "engine: test:builds",
  "engine: test:webkit": "engine: test:builds",
  "engine: test:types": "site: build",
  "engine: test:lint": "site: build",
  "site: test:site": "site: build",
};

const results: { step: string; result: string; seconds?: number }[] = [];
const passed = new Map<string, Promise<boolean>>();
const failures: string[] = [];

/** Runs a sequence, even after failures, except steps whose build has failed. */
async function runAll(steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const need = needs[step];
    if (need && !(await passed.get(need))) results.push({ step, result: `skipped (needs ${need})` });
    else {
      passed.set(step, run(step));
      await passed.get(step);
    }
  }
}

/** Runs a step, and prints its output once it has ended, so that two do not mix; that of a failure is printed last of all. Returns whether it passed. */
async function run(step: string): Promise<boolean> {
  const began = performance.now();
  const command = `npm run --silent ${step.replace(/^\w+: /, "")} 2>&1`;
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const isPassed = child.exitCode === 0;
  const result = isPassed ? "passed" : "FAILED";
  console.log(`${isPassed ? output : ""}${step}: ${result}`);
  if (!isPassed) failures.push(`\n${step}\n${output}`);
  results.push({ step, result, seconds: Math.round((performance.now() - began) / 1000) });
  return isPassed;
}

void Promise.all(sequences.map(runAll)).then(() => {
  for (const output of failures) console.log(output);
  console.table(results);
  process.exitCode = results.every(({ result }) => result === "passed") ? 0 : 1;
});
