import { readFileSync } from "node:fs";
import path from "node:path";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { writeFiles } from "../../../tools/support/files";
import { testFolder } from "../../../tools/support/test-folder";

const folder = testFolder({ "dist/static/there": "" });
const at = (name: string): string => path.join(folder, name);

/** The page that hosts serve of one that Gatsby wrote. */
async function written(html: string): Promise<string> {
  writeFiles(folder, { "public/about/index.html": html });
  const page = { path: "/about", file: "", formerly: null, sections: [] };
  await writePages([page], {
    from: at("public"),
    to: at("dist"),
    names: new Map(),
    share: () => Promise.resolve(),
    policy: new Map([["img-src", []]]),
  });
  return readFileSync(at("dist/about.html"), "utf8");
}

test("React's marks are gone, but not where it takes over a form, whose data is a file", async () => {
  const html = await written(
    '<p>5<!-- --> left</p><div data-island="{&quot;a&quot;:1}"><form>5<!-- --> left</form></div><p>6<!-- --> left</p>',
  );
  const island = /<p>5 left<\/p><div data-island="\/([^"]+)"><form>5<!-- --> left<\/form><\/div><p>6 left/.exec(html);
  expect(readFileSync(at(`dist/${island?.[1]}`), "utf8")).toBe('{"a":1}');
});

test("all that the policy forbids is listed, with its page", async () => {
  const html = '<img src="https://evil.example/x.png"><iframe></iframe>';
  await expect(written(html)).rejects.toThrow(/\/about holds <iframe[^]*\/about holds <img/);
});
