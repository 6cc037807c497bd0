import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { command, loading } from "../../tools/support/commands";

// A build like any other, in which every process notes and refuses connections to other machines; network.test.ts reads the notes.
const log = path.resolve("reports/network.log");
mkdirSync(path.dirname(log), { recursive: true });
rmSync(log, { force: true });
const { status } = spawnSync(...command("tsx", "tools/build.ts"), {
  stdio: "inherit",
  env: { ...process.env, NETWORK_LOG: log, NODE_OPTIONS: loading(path.resolve("tests/build/no-network.cjs")) },
});
process.exitCode = status ?? 1;
