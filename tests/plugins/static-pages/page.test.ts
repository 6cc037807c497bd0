import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nameInPage } from "../../../plugins/gatsby-plugin-static-pages/names";
import { readPage, writePage } from "../../../plugins/gatsby-plugin-static-pages/page";

const folder = mkdtempSync(path.join(tmpdir(), "page-"));
const at = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const hash = "0123456789abcdef0123456789abcdef";
const names = new Map([
  ["/icons.svg", "/static/icons-0a1b.svg"],
  ["/fonts/a.woff2", "/static/a-0a1b.woff2"],
]);

/** The page that hosts serve of one that Gatsby wrote. */
async function finished(html: string): Promise<string> {
  for (const place of [`public/static/${hash}/a1`, "public/about", "dist/static"])
    mkdirSync(at(place), { recursive: true });
  writeFileSync(at("public/about/index.html"), html);
  writeFileSync(at(`public/static/${hash}/a1/front door.avif`), "picture");
  const document = await readPage(at("public"), "/about");
  await nameInPage(document, names, at("dist"));
  await writePage(at("dist"), "/about", document, at("public"));
  return readFileSync(at("dist/about.html"), "utf8");
}

test("files that are named by their content are found under their names", async () => {
  expect(
    await finished(
      '<link href="/fonts/a.woff2"><style>a{src:url(/fonts/a.woff2)}</style><use href="/icons.svg#key"></use>/icons.svg',
    ),
  ).toBe(
    '<html><head><link href="/static/a-0a1b.woff2"><style>a{src:url(/static/a-0a1b.woff2)}</style></head>' +
      '<body><use href="/static/icons-0a1b.svg#key"></use>/icons.svg</body></html>',
  );
});

test("React's marks are gone, but not where it takes over a form, whose data is a file", async () => {
  const html = await finished('<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><p>5<!-- --> left</p></div>');
  const [, file = ""] = /<p>5 left<\/p><div data-island="\/([^"]+)"><p>5<!-- --> left/.exec(html) ?? [];
  expect(readFileSync(at(`dist/${file}`), "utf8")).toBe('{"a":1}');
});

test("pictures that Gatsby cut come along, whatever their names, and no others", async () => {
  const elsewhere = `https://images.example.com/static/${hash}/b2/door.jpg`;
  await finished(
    `<img srcset="/static/${hash}/a1/front%20door.avif 400w,\n/logo.png 2x" src="${elsewhere}"><p>/static/${hash}/gone.avif</p>`,
  );
  expect(readdirSync(at(`dist/static/${hash}`), { recursive: true })).toEqual([
    "a1",
    path.join("a1", "front door.avif"),
  ]);
});
