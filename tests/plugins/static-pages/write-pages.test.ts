import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";

const folder = mkdtempSync(path.join(tmpdir(), "page-"));
const at = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const hash = "0123456789abcdef0123456789abcdef";
const policy = new Map(["font-src", "img-src", "style-src"].map((name) => [name, []]));
const names = new Map([
  ["/icons.svg", "/static/icons-0a1b.svg"],
  ["/fonts/a.woff2", "/static/a-0a1b.woff2"],
]);

/** The page that hosts serve of one that Gatsby wrote. */
async function written(html: string, allowed: Record<string, string[]> = {}): Promise<string> {
  for (const place of [`public/static/${hash}/a1`, "public/about", "dist/static"])
    mkdirSync(at(place), { recursive: true });
  writeFileSync(at("public/about/index.html"), html);
  writeFileSync(at(`public/static/${hash}/a1/front door.avif`), "picture");
  const page = { path: "/about", file: "", formerly: null, sections: [] };
  const share = () => Promise.resolve();
  const site = {
    from: at("public"),
    to: at("dist"),
    names,
    share,
    policy: new Map([...policy, ...Object.entries(allowed)]),
  };
  await writePages([page], site);
  return readFileSync(at("dist/about.html"), "utf8");
}

test("files that are named by their content are found under their names, and words stay", async () => {
  expect(
    await written(
      '<link rel="icon" href="/icons.svg"><meta content="url(/fonts/a.woff2)"><use href="/icons.svg#key"></use>/icons.svg',
      { "img-src": ["'self'"] },
    ),
  ).toBe(
    '<html><head><link rel="icon" href="/static/icons-0a1b.svg"><meta content="url(/static/a-0a1b.woff2)"></head>' +
      '<body><use href="/static/icons-0a1b.svg#key"></use>/icons.svg</body></html>',
  );
});

test("React's marks are gone, but not where it takes over a form, whose data is a file", async () => {
  const html = await written(
    '<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><form>5<!-- --> left</form></div><p>6<!-- --> left</p>',
  );
  const island = /<p>5 left<\/p><div data-island="\/([^"]+)"><form>5<!-- --> left<\/form><\/div><p>6 left/.exec(html);
  expect(readFileSync(at(`dist/${island?.[1]}`), "utf8")).toBe('{"a":1}');
});

test("pictures that Gatsby cut come along, whatever their names, and no others", async () => {
  const elsewhere = `https://images.example.com/static/${hash}/b2/door.jpg`;
  await written(
    `<img srcset="/static/${hash}/a1/front%20door.avif 400w,\n/logo.png 2x" src="${elsewhere}"><p>/static/${hash}/gone.avif</p>`,
    { "img-src": ["'self'", "https://images.example.com"] },
  );
  expect(readdirSync(at(`dist/static/${hash}`), { recursive: true })).toEqual([
    "a1",
    path.join("a1", "front door.avif"),
  ]);
});

test("all that the policy forbids is listed, with its page", async () => {
  const html = '<img src="https://evil.example/x.png"><iframe></iframe>';
  await expect(written(html)).rejects.toThrow(/\/about holds <iframe[^]*\/about holds <img/);
});
