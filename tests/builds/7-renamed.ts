import { change, published, run } from "./site";

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

  test("a build reports a query of a renamed field, and keeps the previous site", () => {
    const before = published();
    const built = run(["tsx", "tools/build.ts"]);
    expect(built.status).toBe(1);
    expect(built.printed).toContain('Cannot query field "attribution" on type "QuoteSection"');
    expect(built.printed).not.toContain("clean build");
    expect(published()).toEqual(before);
  });
});
