import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { checkContent } from "../plugins/gatsby-source-content/check";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { command, exitWithParent, quietAboutPunycode } from "./lib/commands";

/** Stands in `.cache/` only after a build that came to its end: over what is left of others, Gatsby may keep half a page. */
const whole = ".cache/whole";

/** Where a build listens while it runs: the system ends that with the process, even with one that is killed. */
const lock = process.platform === "win32" ? path.join("\\\\.\\pipe", path.resolve("build")) : "build.lock";

/** Returns whether no other build runs in this folder: two at once would leave half a site each. */
async function isAlone(): Promise<boolean> {
  const server = createServer().unref();
  if (await once(server.listen(lock), "listening").catch(() => undefined)) return true;
  const other = connect(lock);
  const isAnswered = await once(other, "connect").catch(() => undefined);
  other.destroy();
  if (isAnswered) return false;
  // What a killed build left.
  rmSync(lock);
  return isAlone();
}

/** Runs `gatsby build`; returns whether it came to its end. */
async function runGatsby(): Promise<boolean> {
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, exitWithParent, quietAboutPunycode].join(" ");
  const gatsby = spawn(...command("gatsby", "build"), {
    stdio: "inherit",
    env: { ...process.env, NODE_OPTIONS },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => gatsby.once("exit", () => process.exit(1)).kill(signal));
  await once(gatsby, "exit");
  if (gatsby.signalCode) console.error(`The build was ended by ${gatsby.signalCode}.`);
  return gatsby.exitCode === 0;
}

/** Builds over what the last build left where that is whole, else from nothing; returns whether the site was built. */
async function build(): Promise<boolean> {
  const warm = existsSync(whole);
  if (!warm) for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
  rmSync(whole, { force: true });
  const built = await runGatsby();
  if (built) writeFileSync(whole, "");
  // Mistakes in the content would stop a build from nothing as well.
  if (built || !warm || checkContent(readContent(), readTypes()).length > 0) return built;
  console.error("\nWhat the last build left in .cache/ may be broken. Building once more, from nothing.\n");
  return build();
}

void isAlone().then(async (alone) => {
  if (!alone) console.error("A build is running in this folder. Wait until it ends.");
  process.exitCode = alone && (await build()) ? 0 : 1;
  if (alone) rmSync(lock, { force: true });
});
