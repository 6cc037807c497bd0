import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { writeFiles } from "../../../tools/lib/files";
import { testFolder } from "../../support/test-folder";

const folder = testFolder({ "dist/static/there": "" });

/** Makes the page of what Gatsby wrote. */
function write(html: string, site: { prefix?: string; policy?: string } = {}): Promise<string[]> {
  writeFiles(folder, { "public/about/index.html": html });
  return writePages(["/about"], {
    from: path.join(folder, "public"),
    to: path.join(folder, "dist"),
    assets: new Map(),
    prefix: "",
    ...site,
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

test("below a path, each address of the site begins with it, and the page says its policy", async () => {
  const outside = '<a href="https://example.com/">a</a><a href="//example.com/">b</a><a href="#c">c</a>';
  const html = (path: string): string =>
    `<a href="${path}/">home</a><img srcset="${path}/a.avif 1w, ${path}/b.avif 2w, https://example.com/c 3w"><style>a{background:url(${path}/d.svg)}</style>${outside}`;
  const data = (path: string): string => `{"html":"<a href=\\"${path}/privacy\\">"}`;
  const island = `<div data-island="${data("").replaceAll('"', "&quot;")}"></div>`;
  await write(`<head></head>${html("")}${island}`, { prefix: "/harbour", policy: "img-src 'self'" });
  const page = read("about.html");
  expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="img-src 'self'"></head>`);
  expect(page).toContain(html("/harbour"));
  expect(read(/data-island="\/harbour(\/[^"]+)"/.exec(page)?.[1] ?? "")).toBe(data("/harbour"));
});
