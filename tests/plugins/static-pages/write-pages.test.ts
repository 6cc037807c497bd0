import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { escapeHtml } from "../../../plugins/gatsby-source-content/escape-html";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { writeFiles } from "../../../tools/lib/files";
import { testFolder } from "../../support/test-folder";

const folder = testFolder({ "dist/static/there": "" });

/** Writes the page for the HTML of Gatsby's build. */
function write(html: string, prefix = ""): Promise<string[]> {
  writeFiles(folder, { "public/about/index.html": html });
  return writePages(["/about"], {
    from: path.join(folder, "public"),
    to: path.join(folder, "dist"),
    assets: new Map([["/a.png", "/static/a-1.png"]]),
    prefix,
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

test("below a path, URLs have the path, and texts that show one are not changed", async () => {
  const code = 'href="/a" src="/a" srcset="/a 1x, /b 2x" action="/a" url(/a.png) &lt;base href="/"&gt;';
  const html = (path: string, image = "/a.png"): string =>
    `<code>${code}</code><a href="${path}/b?c#d"></a><a href="//b.example/"></a><img srcset="${path}${image} 1x, ${path}/b.png 2x">`;
  const island = escapeHtml(JSON.stringify({ label: code, html: html("") }));
  const page = `<style>a{mask:url(/a.png)}</style>${html("")}<form action="/b"></form><div data-island="${island}">`;
  await write(page, "/harbour");
  const [, before, file = ""] = /^<html><head>(.*)<div data-island="\/harbour\/(.*?)">/.exec(read("about.html")) ?? [];
  const rewritten = html("/harbour", "/static/a-1.png");
  const styles = "<style>a{mask:url(/harbour/static/a-1.png)}</style>";
  expect(before).toBe(`${styles}</head><body>${rewritten}<form action="/harbour/b"></form>`);
  expect(JSON.parse(read(file))).toEqual({ label: code, html: rewritten });
});

test("Cloudflare is asked to leave email addresses as they are", async () => {
  await write('</head><body class="a"><p>me@example.com</p>');
  expect(read("about.html")).toMatch(/<body class="a"><!--email_off--><p>.*<!--\/email_off--><\/body>/);
});
