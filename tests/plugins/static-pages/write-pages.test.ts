import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { writeFiles } from "../../../tools/lib/files";
import { testFolder } from "../../support/test-folder";

const folder = testFolder({ "dist/static/there": "" });

/** Writes the page for the HTML of Gatsby's build. */
function write(html: string): Promise<string[]> {
  writeFiles(folder, { "public/about/index.html": html });
  return writePages(["/about"], {
    from: path.join(folder, "public"),
    to: path.join(folder, "dist"),
    assets: new Map(),
    prefix: "",
  });
}

const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");

test("React's comments are removed except in islands, whose props become a file", async () => {
  await write(
    '<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><form>5<!-- --> left</form></div><p>6<!-- --> left</p>',
  );
  const island = /<p>5 left<\/p><div data-island="\/([^"]+)"><form>5<!-- --> left<\/form><\/div><p>6 left/.exec(
    read("about.html"),
  );
  expect(read(island?.[1] ?? "")).toBe('{"a":1}');
});

test.each(["<!--", "-->", "]]>", "</script", "'"])(
  "%s in an attribute does not change the attribute or the rest of the page",
  async (text) => {
    const html = `<title>5 &lt;!-- 6</title></head><body><p><a title="${text}">7</a> 8</p><p title="-->">9</p>`;
    await write(html);
    expect(parse(read("about.html"))).toEqual(parse(html));
  },
);
