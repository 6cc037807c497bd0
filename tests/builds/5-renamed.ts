import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { existsSync, statSync, truncateSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "../../tools/lib/commands";
import { spawnOptions } from "../../tools/lib/copy";
import { restored } from "./4-restored";
import { at, build, change, folder, published, run } from "./site";

describe("after a developer renames a field in one .graphql file", () => {
  beforeAll(() => change("src/sections/quote/quote.graphql", /^ {2}attribution:/gm, "  speaker:"));

  test("the check reports content that uses a renamed field, with file and line", () => {
    const check = run(["tsx", "tools/check.ts"]);
    expect(check.status).toBe(1);
    const places = check.printed.match(/content\/\S+\.md:\d+/g) ?? [];
    expect(places.filter((place) => !place.startsWith("content/pages/home/quote.md:"))).toEqual([]);
    expect(places).not.toEqual([]);
    change("content/pages/home/quote.md", /^attribution:/gm, "speaker:");
  });

  test("a build reports a query of a renamed field and keeps the previous site, even with a damaged cache", () => {
    for (const file of filesIn(at(".cache")).map((name) => at(`.cache/${name}`)))
      truncateSync(file, Math.floor(statSync(file).size / 2));
    const built = run(["tsx", "tools/build.ts"]);
    expect(built.status).toBe(1);
    expect(built.printed).toContain("Starting a clean build.");
    expect(built.printed).toContain('Cannot query field "attribution" on type "QuoteSection"');
    expect(published()).toEqual(restored);
    change("src/sections/quote/quote.tsx", /\battribution\b/g, "speaker");
  });
});

test("a build beside a running one stops with a message", async () => {
  const other = createServer().listen(at("build.lock"));
  await once(other, "listening");
  // Asynchronously, because this process answers on the lock.
  const second = spawn(...command("tsx", "tools/build.ts"), spawnOptions(folder));
  const [printed] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(printed).toContain("A build is running in this folder");
  expect(second.exitCode).toBe(1);
  expect(published()).toEqual(restored);
  other.close();
});

test("a build after a killed one produces the same site", () => {
  // Leaves the lock of a killed build.
  const dies = "require('net').createServer().listen('build.lock', () => process.kill(process.pid, 'SIGKILL'))";
  expect(spawnSync(process.execPath, ["-e", dies], { cwd: folder }).signal).toBe("SIGKILL");
  expect(existsSync(at("build.lock"))).toBe(true);
  build();
  expect(published()).toEqual(restored);
});
