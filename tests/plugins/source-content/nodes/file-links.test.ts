import { statSync } from "node:fs";
import { describeFiles } from "../../../../plugins/gatsby-source-content/nodes/file-links";

test("a link to a file says its kind and size, and other links stay as they are", () => {
  const size = Math.max(1, Math.round(statSync("package.json").size / 1000));
  const others = '<a href="/about">about</a> <a href="/none.pdf">none</a> <a href="https://example.org/a.pdf">away</a>';
  const link = '<a href="/package.json" title="> </a>">Packages';
  expect(describeFiles(`${link}</a> ${others}`, ".")).toBe(`${link} (JSON, ${size} KB)</a> ${others}`);
});
