import { spawn } from "node:child_process";

/** One of the checks. */
interface Step {
  name: string;
  /** What to run; `npm run test:<name>` if left out. */
  command?: string;
  /** Whether it takes both lanes: browsers and builds slow each other down until tests time out. */
  alone?: boolean;
}

/** Each step that comes after the build uses what it left. */
const build: Step = { name: "build", command: "tsx tests/build/guarded-build.ts", alone: true };
const steps: readonly Step[] = [
  { name: "lint" },
  { name: "unit" },
  { name: "types" },
  { name: "html", command: 'html-validate "dist/*.html"' },
  { name: "lighthouse", command: "tsx tests/build/audit.ts", alone: true },
  { name: "site", alone: true },
  { name: "browser", alone: true },
];

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Runs one script. What it prints comes in one piece at its end, so that two at a time do not mix. */
function run({ name, command = `npm run --silent test:${name}`, alone }: Step): Promise<Result> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: alone ? "inherit" : "pipe" });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => printed.push(part));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      const result = { name, passed: code === 0, seconds: (performance.now() - began) / 1000 };
      console.log(line(result));
      resolve(result);
    });
  });
}

const line = ({ name, passed, seconds }: Result): string =>
  `${passed ? "passed" : "FAILED"}  ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`;

/** Runs every step, two at a time where they may; one that fails does not keep the others from running. */
async function runAll(): Promise<Result[]> {
  const first = await run(build);
  if (!first.passed) return [first];
  const results = [first];
  const pairs = steps.filter(({ alone }) => !alone).values();
  const lane = async (): Promise<void> => {
    for (const step of pairs) results.push(await run(step));
  };
  await Promise.all([lane(), lane()]);
  for (const step of steps.filter(({ alone }) => alone)) results.push(await run(step));
  return results;
}

void runAll().then((results) => {
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.map(line).join("\n")}`);
  if (results.length === 1 && failed) console.log("The other checks need the built site and did not run.");
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
