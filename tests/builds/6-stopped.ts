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

test("a build lists every error in the content, also where Gatsby would stop, and keeps the previous site", () => {
  change("content/pages/home/hero.md", /^heading: .*/gm, 'heading: "Home');
  change("content/pages/home/process.md", /^type: .*/gm, "type: step");
  const before = published();
  const built = run(["tsx", "tools/build.ts"]);
  expect(built.status).toBe(1);
  expect(built.printed).toMatch(/hero\.md:\d+:\d+ .*a quotation mark.*\n.*process\.md:\d+:\d+ .*Did you mean "steps"/);
  expect(built.printed).toContain("The content has 2 errors in 2 files.");
  expect(published()).toEqual(before);
});
