import { statSync, truncateSync } from "node:fs";
import { filesIn } from "../../plugins/gatsby-plugin-static-pages/files";
import { digests } from "../../tools/support/copy";
import { restored } from "./4-restored";
import { at, build, change, patience, read, run, write } from "./site";

const tests = "src/sections/sections.test.tsx";

/** What is said between two places of a text, by file and line. */
const placesIn = (printed: string, place: RegExp): Set<string> =>
  new Set([...printed.matchAll(place)].map(([, file = ""]) => file));

/** The files of which the compiler lists lines. */
const compile = (): Set<string> => placesIn(run("tsc").printed, /^(\S+)\(\d+,\d+\): error/gm);

describe("a field that a developer renames in one .graphql file", () => {
  beforeAll(() => change("src/sections/quote/quote.graphql", /^ {2}source:/gm, "  speaker:"));

  test(
    "is a mistake of the content, which the check tells by file and line",
    () => {
      const check = run("tsx", "tools/check.ts");
      expect(check.status).toBe(1);
      expect(placesIn(check.printed, /(content\/\S+\.md):\d+/g)).toEqual(new Set(["content/pages/home/quote.md"]));
      change("content/pages/home/quote.md", /^source:/gm, "speaker:");
    },
    patience,
  );

  test(
    "is then a wrong query, which a build tells by file and line, even over a cache that was cut short",
    () => {
      for (const file of filesIn(at(".cache")).map((name) => at(`.cache/${name}`)))
        truncateSync(file, Math.floor(statSync(file).size / 2));
      const told = run("tsx", "tools/build.ts");
      expect(told.status).toBe(1);
      expect(told.printed).toContain("Building once more, from nothing.");
      expect(placesIn(told.printed, /(src\/\S+\.tsx):\d+/g)).toEqual(new Set(["src/sections/quote/quote.tsx"]));
      expect(digests(at("dist"))).toEqual(restored);
      change("src/sections/quote/quote.tsx", /\bsource\b/g, "speaker");
    },
    patience,
  );

  test(
    "leads to the same site, to the byte, once it is followed: from nothing as over what other builds left",
    () => {
      build();
      expect(digests(at("dist"))).toEqual(restored);
    },
    patience,
  );

  test(
    "is told by the compiler wherever it is still missing, as is a type that has no component",
    () => {
      const registry = read("src/sections/index.ts");
      change("src/sections/index.ts", /^.*TimelineSection.*\n/gm, "");
      expect(compile()).toEqual(new Set([tests, "src/templates/page.tsx"]));
      write("src/sections/index.ts", registry);
      change(tests, /(<Quote .*?)source=/g, "$1year={null} speaker=");
      expect(run("tsc")).toEqual({ status: 0, printed: "" });
    },
    patience,
  );
});
