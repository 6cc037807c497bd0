import { readdirSync, statSync } from "node:fs";
import { describeFiles } from "../../../../plugins/gatsby-source-content/nodes/file-links";

test("a link to a file says its kind and size, and other links stay as they are", () => {
  const [icon = ""] = readdirSync("static").filter((name) => name.endsWith(".ico"));
  const size = Math.max(1, Math.round(statSync(`static/${icon}`).size / 1000));
  const others = '<a href="/about">about</a> <a href="/none.pdf">none</a> <a href="https://example.org/a.pdf">away</a>';
  const link = `<a href="/${icon}" title="> </a>">Icon`;
  expect(describeFiles(`${link}</a> ${others}`)).toBe(`${link} (ICO, ${size} KB)</a> ${others}`);
});
