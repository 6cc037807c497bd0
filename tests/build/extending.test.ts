/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command } from "../../tools/support/commands";
import { buildCopy, copyProject, sampleSite } from "../../tools/support/copy";
import { follow, stepsOf } from "./guide";

const guide = "docs/querying.md";
const folder = copyProject(sampleSite);
for (const part of ["docs", "tests", "tools"]) cpSync(part, path.join(folder, part), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string): string => path.join(folder, file);
const read = (file: string): string => readFileSync(at(file), "utf8");
const change = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(at(file), read(file).replace(from, to));

/** Runs a package's command in the copy; gives its exit code and all that it printed. */
function run(...words: Parameters<typeof command>): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(...command(...words), { cwd: folder, encoding: "utf8" });
  return { status, printed: stdout + stderr };
}

describe("a developer who follows docs/querying.md", () => {
  const sectionType = stepsOf(guide, "Adding a section type");
  const field = stepsOf(guide, "Adding a field");
  const host = stepsOf(guide, "Adding a photo host");

  beforeAll(() => {
    [sectionType, field, host].forEach((steps) => follow(steps, folder));
    expect(run("tsx", "tools/generate.ts")).toMatchObject({ status: 0 });
    const timeline =
      "type: timeline\nheading: How we came here\nitems:\n  - {year: 2024, text: Founded}\n  - {year: 2025, text: Moved in}";
    writeFileSync(at("content/pages/about/timeline.md"), `---\n${timeline}\n---\n`);
    change("content/pages/about/page.md", "  - story\n", "  - story\n  - timeline\n");
    change("content/pages/home/quote.md", "source:", "year: 1999\nsource:");
    change("content/photos/uk-house.md", /^source: .*$/m, "source: https://photos.example.com/house.jpg");
    buildCopy(folder);
  }, 240_000);

  test("adds a section type in one new folder and one line of the registry", () => {
    const folders = [...sectionType.files.keys()].map((file) => path.dirname(file));
    expect(new Set(folders)).toEqual(new Set(["src/sections/timeline"]));
    expect(sectionType.changes.join("")).toMatch(/^\+\+\+ b\/src\/sections\/index\.ts$/m);
    expect(sectionType.changes.join("").match(/^[+-](?![+-])/gm)).toEqual(["+"]);
    expect(read("dist/about.html")).toMatch(/<section id="timeline"[\s\S]*<dt>2025<\/dt><dd>Moved in<\/dd>/);
    expect(read("docs/reference.md")).toContain("### `type: timeline`");
  });

  test("adds a field", () => {
    expect(read("dist/index.html")).toContain("<p>1999</p>");
    expect(read("docs/reference.md")).toMatch(/^\| `year` .*2024/m);
  });

  test("adds a photo host, which the policy, the privacy page and the pages know", () => {
    expect(read("dist/about.html")).toMatch(/srcset="https:\/\/photos\.example\.com\/house\.jpg\?crop=\d+x\d+/i);
    expect(read("dist/_headers")).toMatch(/img-src[^;]* https:\/\/photos\.example\.com/);
    expect(read("dist/privacy.html")).toContain("Example Photos and Unsplash");
  });

  test("is told by the compiler where the new field is still missing, and of a type that has no component", () => {
    const missing = run("tsc").printed.trim().split("\n");
    expect(missing.map((line) => /^(\S+)\(\d+,\d+\).*'(\w+)' is missing/.exec(line)?.slice(1))).toEqual([
      ["src/sections/sections.test.tsx", "year"],
      ["src/sections/sections.test.tsx", "year"],
    ]);
    change("src/sections/sections.test.tsx", /<Quote /g, "<Quote year={null} ");
    expect(run("tsc")).toEqual({ status: 0, printed: "" });
    const registered = read("src/sections/index.ts");
    change("src/sections/index.ts", /^.*TimelineSection.*\n/m, "");
    expect(run("tsc").printed).toMatch(/^src\/templates\/page\.tsx.*TimelineSection/m);
    writeFileSync(at("src/sections/index.ts"), registered);
  }, 120_000);
});

describe("a developer who renames a field in one .graphql file", () => {
  /** Renames the field on each line that a tool names; gives the files that it did so in. */
  function renameWhere(places: IterableIterator<RegExpMatchArray>): Set<string> {
    const lines = new Set([...places].map(([, file = "", line = ""]) => `${file}:${line}`));
    for (const place of lines) {
      const [file = "", line = ""] = place.split(":");
      const text = read(file).split("\n");
      text[Number(line) - 1] = text[Number(line) - 1]?.replaceAll(/\bsource\b/g, "speaker") ?? "";
      writeFileSync(at(file), text.join("\n"));
    }
    return new Set([...lines].map((place) => place.split(":")[0] ?? ""));
  }

  beforeAll(() => change("src/sections/quote/quote.graphql", /^ {2}source:/m, "  speaker:"));

  test("is sent to each line of content by the check, and by the build to the fragment", () => {
    const check = run("tsx", "tools/check.ts");
    expect(check.status).toBe(1);
    expect(renameWhere(check.printed.matchAll(/(content\/\S+\.md):(\d+)/g))).toEqual(
      new Set(["content/pages/home/quote.md"]),
    );

    const build = run("gatsby", "build");
    expect(build.status).toBe(1);
    expect(renameWhere(build.printed.matchAll(/(src\/\S+\.tsx):(\d+)/g))).toEqual(
      new Set(["src/sections/quote/quote.tsx"]),
    );
    buildCopy(folder);
  }, 240_000);

  test("is sent to every other line by the compiler", () => {
    const named = new Set<string>();
    // What a component takes comes first, what it does with it after.
    for (let round = 0; round < 3; round += 1)
      renameWhere(run("tsc").printed.matchAll(/^(src\/\S+\.tsx)\((\d+),/gm)).forEach((file) => named.add(file));
    expect(named).toEqual(new Set(["src/sections/quote/quote.tsx", "src/sections/sections.test.tsx"]));
    expect(run("tsc")).toEqual({ status: 0, printed: "" });
    expect(read("src/sections/quote/quote.tsx")).not.toMatch(/\bsource\b/);
  }, 240_000);
});
