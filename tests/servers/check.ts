import { execFileSync, spawn, spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { command } from "../../tools/support/commands";

const port = "9181";
const origin = `http://127.0.0.1:${port}`;

/** nginx sends the compressed copies that lie beside the files. */
const compress = (): boolean => spawnSync(...command("tsx", "tools/compress.ts"), { stdio: "inherit" }).status === 0;

/** The browser's checks once more, against nginx with the configuration that the build wrote. */
function browse(): boolean {
  const test = command("playwright", "test", "--config", "tests/browser/playwright.config.ts");
  const env = { ...process.env, SITE: "http://127.0.0.1:9180 npx tsx tests/servers/nginx.ts" };
  return spawnSync(...test, { stdio: "inherit", env }).status === 0;
}

/** Whether nginx answers within ten seconds. */
async function answers(tries = 50): Promise<boolean> {
  const up = await fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
  return up || (tries > 0 && (await setTimeout(200), await answers(tries - 1)));
}

/** A short run of wrk: prints what it measured; false where an answer was an error. */
async function load(): Promise<boolean> {
  const nginx = spawn(...command("tsx", "tests/servers/nginx.ts"), {
    stdio: "inherit",
    env: { ...process.env, PORT: port },
  });
  try {
    if (!(await answers())) return false;
    const reports = ["/", "/about", "/services", "/agents"].map((path) =>
      execFileSync("wrk", ["-t2", "-c32", "-d3s", "-H", "Accept-Encoding: gzip", origin + path], { encoding: "utf8" }),
    );
    console.log(reports.join("\n"));
    return reports.every((report) => report.includes("requests in") && !/Non-2xx|Socket errors/.test(report));
  } finally {
    nginx.kill("SIGTERM");
  }
}

const check = async (): Promise<boolean> => compress() && (await load()) && browse();

void check().then((passed) => (process.exitCode = passed ? 0 : 1));
