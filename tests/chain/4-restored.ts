import { cpSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { loading } from "../../tools/support/commands";
import { digests, endOfBuild } from "../../tools/support/copy";
import { first } from "./1-from-nothing";
import { at, build, change, folder, pages, patience, read, sources } from "./site";

/** The site of the first build without the thirty pages: what each build from here on has to give again. */
export let restored: Map<string, string>;

/** Puts the sources back to those of the first build, without the thirty pages. */
export function restoreSources(): void {
  for (const source of sources) {
    rmSync(at(source), { recursive: true });
    cpSync(at(`before/${source}`), at(source), { recursive: true, preserveTimestamps: true });
  }
  for (const page of readdirSync(at("content/pages")).filter((name) => /-\d+$/.test(name)))
    rmSync(at(`content/pages/${page}`), { recursive: true });
}

describe("a warm build of what the first was made of, but for thirty pages", () => {
  beforeAll(() => {
    restoreSources();
    build();
    restored = digests(at("dist"));
  }, patience);

  test("gives every page that stayed, its headers and its files, to the byte", () => {
    const stayed = [...restored].filter(([file]) => !file.startsWith("sitemap"));
    expect(stayed).toEqual([...first].filter(([file]) => stayed.some(([other]) => other === file)));
    const few = [...first.keys()].filter((file) => /\.html$/.test(file) && !/-\d+\./.test(file));
    expect(pages()).toEqual(few);
  });
});

describe("a build that is killed", () => {
  test(
    "leaves the last site whole",
    async () => {
      change("content/pages/about/page.md", /^title: .*$/gm, "title: Another title than before");
      const kill = { NODE_OPTIONS: loading(path.resolve("tests/chain/die.cjs")), DIE_AT: "/robots.txt" };
      expect(await endOfBuild(folder, kill)).toBe("SIGKILL");
      expect(digests(at("dist"))).toEqual(restored);
    },
    patience,
  );

  test(
    "is no matter to the next, even if it ended between taking the last site away and putting the new one there",
    () => {
      renameSync(at("dist"), at("dist.old"));
      restoreSources();
      build();
      expect(digests(at("dist"))).toEqual(restored);
      expect(readdirSync(folder).filter((name) => /^(dist|servers)/.test(name))).toEqual(["dist", "servers"]);
      expect(read("dist/about.html")).not.toContain("Another title");
    },
    patience,
  );
});
