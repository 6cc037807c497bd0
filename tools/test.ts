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
  "acceptance: test:acceptance": "site: build",
  "site: test:site": "site: build",
};

type Result = { step: string; result: string; seconds?: number };

/** By step, in the order in which they began. */
const results = new Map<string, Promise<Result>>();
const failures: string[] = [];

async function runAll(steps: readonly string[]): Promise<void> {
  for (const step of steps) await results.set(step, run(step)).get(step);
}

/** Runs a step, unless its build has failed, and prints its output once it has ended, so that two do not mix; that of a failure is printed last of all. */
async function run(step: string): Promise<Result> {
  const need = needs[step];
  if (need && (await results.get(need))?.result !== "passed") return { step, result: `skipped (needs ${need})` };
  const began = performance.now();
  const command = `npm run --silent ${step.replace(/^\w+: /, "")} 2>&1`;
  const child = spawn(command, { shell: true, stdio: ["inherit", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const isPassed = child.exitCode === 0;
  const result = isPassed ? "passed" : "FAILED";
  console.log(`${isPassed ? output : ""}${step}: ${result}`);
  if (!isPassed) failures.push(`\n${step}\n${output}`);
  return { step, result, seconds: Math.round((performance.now() - began) / 1000) };
}

void Promise.all(sequences.map(runAll)).then(async () => {
  for (const output of failures) console.log(output);
  const all = await Promise.all(results.values());
  console.table(all);
  process.exitCode = all.every(({ result }) => result === "passed") ? 0 : 1;
});
