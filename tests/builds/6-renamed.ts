import { change, published, run } from "./site";

test("a build reports a query of a renamed field, and keeps the previous site", () => {
  change("src/sections/quote/quote.graphql", /^ {2}attribution:/gm, "  speaker:");
  change("content/pages/home/quote.md", /^attribution:/gm, "speaker:");
  const before = published();
  const built = run(["tsx", "tools/build.ts"]);
  expect(built.status).toBe(1);
  expect(built.printed).toContain('Cannot query field "attribution" on type "QuoteSection"');
  expect(built.printed).not.toContain("clean build");
  expect(published()).toEqual(before);
});
