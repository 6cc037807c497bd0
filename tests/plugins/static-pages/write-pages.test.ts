import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { digests } from "../../../tools/support/copy";
import { writeFiles } from "../../../tools/support/files";
import { testFolder } from "../../../tools/support/test-folder";

const folder = testFolder({ "dist/static/there": "" });
const at = (name: string): string => path.join(folder, name);

/** Makes the page of what Gatsby wrote, in a site after another. */
function write(html: string, to = "dist", pages = {}, madeWith = ""): ReturnType<typeof writePages> {
  writeFiles(folder, { "public/about/index.html": html });
  return writePages([{ path: "/about", file: "", formerly: null, sections: [] }], {
    from: at("public"),
    last: { folder: at("last"), pages },
    to: at(to),
    names: new Map([["/a.svg", `/${madeWith}.svg`]]),
    madeWith,
    share: () => Promise.resolve([]),
    policy: new Map([["img-src", []]]),
  });
}

test("React's marks are gone, but not where it takes over a form, whose data is a file", async () => {
  await write(
    '<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><form>5<!-- --> left</form></div><p>6<!-- --> left</p>',
  );
  const island = /<p>5 left<\/p><div data-island="\/([^"]+)"><form>5<!-- --> left<\/form><\/div><p>6 left/.exec(
    readFileSync(at("dist/about.html"), "utf8"),
  );
  expect(readFileSync(at(`dist/${island?.[1]}`), "utf8")).toBe('{"a":1}');
});

test.each(["<!--", "-->", "]]>", "</script", "'"])(
  "%s in an attribute stays words, and so does what follows",
  async (words) => {
    const html = `<title>5 &lt;!-- 6</title></head><body><p><a title="${words}">7</a> 8</p><p title="-->">9</p>`;
    await write(html);
    expect(parse(readFileSync(at("dist/about.html"), "utf8"))).toEqual(parse(html));
  },
);

test("all that the policy forbids is listed, with its page", async () => {
  const html = '<img src="https://evil.example/x.png"><iframe></iframe>';
  await expect(write(html)).rejects.toThrow(/\/about holds <iframe[^]*\/about holds <img/);
});

describe("a page that the last site has", () => {
  const html = '<a href="/a.svg">A</a><div data-island="{}"><form></form></div>';

  test.each([
    ["is the same", html, "first", () => undefined],
    ["has other words", html.replace(">A<", ">B<"), "first", () => undefined],
    ["leads to a file with another name", html, "second", () => undefined],
    ["was written over", html, "first", () => writeFiles(folder, { "last/about.html": "Hacked" })],
    ["is gone", html, "first", () => rmSync(at("last/about.html"))],
    ["has lost a file", html, "first", () => rmSync(at("last/static"), { recursive: true })],
  ])("becomes what it would without it: one that %s", async (_what, next, madeWith, meanwhile) => {
    writeFiles(folder, { "last/static/there": "" });
    const last = await write(html, "last", {}, "first");
    meanwhile();
    const made = async (pages: object) => {
      rmSync(at("dist"), { recursive: true });
      writeFiles(folder, { "dist/static/there": "" });
      await write(next, "dist", pages, madeWith);
      return digests(at("dist"));
    };
    expect(await made(last)).toEqual(await made({}));
  });
});
