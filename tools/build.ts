import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { checkContent } from "../src/content/check";
import { readContent } from "../src/content/read/content";
import { readTypes } from "../src/content/schema/sdl";

/** A mark that the last build came to its end. Without it the cache may hold half a page, which Gatsby would not notice. */
const whole = ".cache/whole";

/** Makes Gatsby's workers end with it. Otherwise they run on when Gatsby is killed. */
const endTogether = "--import=data:text/javascript,process.send&&process.once('disconnect',process.exit)";

let stopped = false;

/** Runs `gatsby build`; gives whether it came to its end. */
const runGatsby = (): Promise<boolean> =>
  new Promise((resolve) => {
    const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
      stdio: "inherit",
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${endTogether}` },
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        stopped = true;
        gatsby.kill(signal);
      });
    gatsby.on("exit", (code, signal) => {
      if (signal) console.error(`The build was ended by ${signal}.`);
      resolve(code === 0);
    });
  });

const hasMistakes = (): boolean => checkContent(readContent(), readTypes()).length > 0;

/** Builds from what the last build left if that came to its end, else from nothing. Gives whether the site was built. */
async function build(): Promise<boolean> {
  const warm = existsSync(whole);
  if (!warm) for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
  rmSync(whole, { force: true });
  const built = await runGatsby();
  // Gatsby stops at a mistake in the content before it writes anything, so the cache is as it was.
  const untouched = warm && !built && !stopped && hasMistakes();
  if (built || untouched) writeFileSync(whole, "");
  if (built || untouched || stopped || !warm) return built;
  console.error("\nWhat the last build left in .cache/ may be broken. Building once more, from nothing.\n");
  return build();
}

void build().then((built) => (process.exitCode = built ? 0 : 1));
