import { cpSync, readdirSync, rmSync } from "node:fs";
import { first } from "./1-from-nothing";
import { at, build, pages, published, sources } from "./site";

/** The site of the first build without the thirty pages: what each build from here on has to give again. */
export let restored: Map<string, string>;

describe("a warm build of what the first was made of, but for thirty pages", () => {
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

  test("gives every page that stayed, its headers and its files, to the byte", () => {
    const stayed = [...restored].filter(([file]) => !file.startsWith("sitemap"));
    expect(stayed).toEqual([...first].filter(([file]) => stayed.some(([other]) => other === file)));
    const few = [...first.keys()].filter((file) => /\.html$/.test(file) && !/-\d+\./.test(file));
    expect(pages()).toEqual(few);
  });
});
