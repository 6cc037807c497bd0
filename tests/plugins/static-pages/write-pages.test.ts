import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { writeFiles } from "../../../tools/support/files";
import { testFolder } from "../../../tools/support/test-folder";

const folder = testFolder({ "dist/static/there": "" });

/** Makes the page of what Gatsby wrote. */
function write(html: string): Promise<unknown> {
  writeFiles(folder, { "public/about/index.html": html });
  return writePages([{ path: "/about", file: "", formerly: null, sections: [] }], {
    from: path.join(folder, "public"),
    to: path.join(folder, "dist"),
    names: new Map(),
    share: () => Promise.resolve(),
    policy: new Map([["img-src", []]]),
  });
}

const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");

test("React's marks are gone, but not where it takes over a form, whose data is a file", async () => {
  await write(
    '<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><form>5<!-- --> left</form></div><p>6<!-- --> left</p>',
  );
  const island = /<p>5 left<\/p><div data-island="\/([^"]+)"><form>5<!-- --> left<\/form><\/div><p>6 left/.exec(
    read("about.html"),
  );
  expect(read(island?.[1] ?? "")).toBe('{"a":1}');
});

test.each(["<!--", "-->", "]]>", "</script", "'"])(
  "%s in an attribute stays words, and so does what follows",
  async (words) => {
    const html = `<title>5 &lt;!-- 6</title></head><body><p><a title="${words}">7</a> 8</p><p title="-->">9</p>`;
    await write(html);
    expect(parse(read("about.html"))).toEqual(parse(html));
  },
);

test("all that the policy forbids is listed, with its page", async () => {
  const html = '<img src="https://evil.example/x.png"><iframe></iframe>';
  await expect(write(html)).rejects.toThrow(/\/about holds <iframe[^]*\/about holds <img/);
});
