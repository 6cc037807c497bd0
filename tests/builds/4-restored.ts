import { cpSync, readdirSync, rmSync } from "node:fs";
import { first } from "./1-clean";
import { at, build, pages, published, sources } from "./site";

/** The files of this build, without the thirty pages, for later builds to reproduce. */
export let restored: Map<string, string>;

describe("an incremental build of the first sources, without thirty pages", () => {
  beforeAll(() => {
    for (const source of sources) {
      rmSync(at(source), { recursive: true });
      cpSync(at(`before/${source}`), at(source), { recursive: true, preserveTimestamps: true });
    }
    for (const page of readdirSync(at("content/pages")).filter((name) => /-\d+$/.test(name)))
      rmSync(at(`content/pages/${page}`), { recursive: true });
    build();
    restored = published();
  });

  test("an incremental build reproduces a clean build's files byte for byte", () => {
    const stayed = [...restored].filter(([file]) => !file.startsWith("sitemap"));
    expect(stayed).toEqual([...first].filter(([file]) => stayed.some(([other]) => other === file)));
    const few = [...first.keys()].filter((file) => /\.html$/.test(file) && !/-\d+\./.test(file));
    expect(pages()).toEqual(few);
  });
});
