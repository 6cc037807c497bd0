import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { writePages } from "../../../plugins/gatsby-plugin-static-pages/write-pages";
import { pagesOf } from "../../../plugins/gatsby-plugin-static-pages/write-site";
import { writeFiles } from "../../../tools/lib/files";
import { testFolder } from "../../support/test-folder";

const folder = testFolder({ "dist/static/there": "" });

/** Writes the page for the HTML of Gatsby's build, and returns it. */
function written(html: string): string {
  writeFiles(folder, { "public/about/index.html": html });
  const [from, to] = [path.join(folder, "public"), path.join(folder, "dist")];
  const pages = [...writePages([{ path: "/about", file: "" }], from, to, "/harbour")];
  return pages.map((page) => page.html).join("");
}

const read = (file: string): string => readFileSync(path.join(folder, "dist", file), "utf8");

test("the props of an island become a file, whatever their characters", () => {
  const props = JSON.stringify({ text: `<a href="/b">&quot; & ' $& </a>` });
  const html = written(renderToStaticMarkup(createElement("div", { "data-island": props })));
  expect(read(/^<div data-island="\/harbour\/([^"]+)"><\/div>$/.exec(html)?.[1] ?? "")).toBe(props);
});

test.each([
  ["a page in code imports", `static/plan-${"0a".repeat(16)}.pdf`],
  ["gatsby-remark-copy-linked-files copies", `${"0a".repeat(16)}/plan.pdf`],
])("files that %s are in the site", (_what, file) => {
  writeFiles(folder, { [`public/${file}`]: "%PDF", "public/static/unused.pdf": "" });
  written(`<a href="/harbour/${file}">Plan</a>`);
  expect(read(file)).toBe("%PDF");
});

test("a page in code that replaces one of the content stops the build, except a template of `createPage`", () => {
  const allPage = { nodes: [{ path: "/404", file: "content/pages/404/page.md", indexed: false }] };
  const pages = (component: string) =>
    pagesOf({ allPage, allSitePage: { nodes: [{ path: "/404", component: path.resolve(component) }] } });
  expect(() => pages("src/pages/404.tsx")).toThrow(/src.pages.404\.tsx .*"\/404" of content\/pages\/404\/page\.md/);
  expect(pages("src/templates/page.tsx")).toEqual(allPage.nodes);
});

test.each([
  `<code>&lt;div data-island="/about"> href="/about" srcset="/a.png 1x"</code>`,
  `<a href="/harbour/x" title="&lt;!-- /static/${"0".repeat(32)}/1/door.avif -->">7</a>`,
])("other markup stays as it is: %s", (html) => {
  expect(written(html)).toBe(html);
});
