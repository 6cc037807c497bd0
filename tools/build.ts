import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { checkContent } from "../plugins/gatsby-source-content/check";
import { readContent } from "../plugins/gatsby-source-content/read/read-content";
import { readTypes } from "../plugins/gatsby-source-content/schema/read-types";
import { command, endTogether, quietAboutPunycode } from "./support/commands";

/** Stands in `.cache/` only after a build that came to its end: over what is left of others, Gatsby may keep half a page. */
const whole = ".cache/whole";

/** Names the process that builds in this folder. What a killed build leaves names one that is gone. */
const lock = "build.lock";

/** Returns whether this process is the only one to build here: two would leave half a site each. */
function isAlone(): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (isAlive(Number(readFileSync(lock, "utf8")))) return false;
    rmSync(lock);
    return isAlone();
  }
}

/** Signal 0 asks whether a process is there, and fails where it is not. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs `gatsby build`; returns whether it came to its end. */
async function runGatsby(): Promise<boolean> {
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, endTogether, quietAboutPunycode].join(" ");
  const gatsby = spawn(...command("gatsby", "build"), { stdio: "inherit", env: { ...process.env, NODE_OPTIONS } });
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

if (isAlone()) {
  process.once("exit", () => rmSync(lock, { force: true }));
  void build().then((built) => (process.exitCode = built ? 0 : 1));
} else {
  console.error(`A build is running in this folder. Wait for its end. If there is none, delete ${lock}.`);
  process.exitCode = 1;
}
