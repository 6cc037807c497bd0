import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { existsSync, statSync, truncateSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { command } from "../../tools/lib/commands";
import { spawnOptions } from "../../tools/lib/copy";
import { restored } from "./4-restored";
import { at, build, change, folder, published, read, run, write } from "./site";

/** What is said between two places of a text, by file and line. */
const placesIn = (printed: string, place: RegExp): Set<string> =>
  new Set([...printed.matchAll(place)].map(([, file = ""]) => file));

describe("a field that a developer renames in one .graphql file", () => {
  beforeAll(() => change("src/sections/quote/quote.graphql", /^ {2}attribution:/gm, "  speaker:"));

  test("is a mistake of the content, which the check tells by file and line", () => {
    const check = run(["tsx", "tools/check.ts"]);
    expect(check.status).toBe(1);
    expect(placesIn(check.printed, /(content\/\S+\.md):\d+/g)).toEqual(new Set(["content/pages/home/quote.md"]));
    change("content/pages/home/quote.md", /^attribution:/gm, "speaker:");
  });

  test("is then a wrong query, which a build tells by field and type, even over a cache that was cut short", () => {
    for (const file of filesIn(at(".cache")).map((name) => at(`.cache/${name}`)))
      truncateSync(file, Math.floor(statSync(file).size / 2));
    const told = run(["tsx", "tools/build.ts"]);
    expect(told.status).toBe(1);
    expect(told.printed).toContain("Building once more, from nothing.");
    expect(told.printed).toContain('Cannot query field "attribution" on type "QuoteSection"');
    expect(published()).toEqual(restored);
    change("src/sections/quote/quote.tsx", /\battribution\b/g, "speaker");
  });
});

test("a build beside another one says so, and stops", async () => {
  const other = createServer().listen(at("build.lock"));
  await once(other, "listening");
  // In a process of its own, so that this one can answer it.
  const second = spawn(...command("tsx", "tools/build.ts"), spawnOptions(folder));
  const [printed] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(printed).toContain("A build is running in this folder");
  expect(second.exitCode).toBe(1);
  expect(published()).toEqual(restored);
  other.close();
});

test("a build after one that was killed gives the same site, whatever a field is called", () => {
  // Listens as a build does, and dies without closing what it listens on.
  const dies = "require('net').createServer().listen('build.lock', () => process.kill(process.pid, 'SIGKILL'))";
  expect(spawnSync(process.execPath, ["-e", dies], { cwd: folder }).signal).toBe("SIGKILL");
  expect(existsSync(at("build.lock"))).toBe(true);
  build();
  expect(published()).toEqual(restored);
});

test("the compiler tells where a field's old name is still in use, and of a type that has no component", () => {
  const registry = read("src/sections/index.ts");
  change("src/sections/index.ts", /^.*FaqSection.*\n/gm, "");
  const wrong = placesIn(run(["tsc"]).printed, /^(\S+)\(\d+,\d+\): error/gm);
  expect(wrong).toEqual(new Set(["src/sections/sections.test.tsx", "src/templates/page.tsx"]));
  write("src/sections/index.ts", registry);
});
