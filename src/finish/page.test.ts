/** @jest-environment node */
import { serialize } from "parse5";
import { PlainError } from "../plain-error";
import { finishPage, parsePage } from "./page";
import type { Assets } from "./webpack-stats";

const assets: Assets = {
  island: { entry: "islands-0a1b.js", files: ["islands-0a1b.js"] },
  styleSheet: {
    file: "styles.0a1b.css",
    ofPages: "@font-face{src:url(/fonts/caslon.woff2)}",
    ofIslands: "input{margin:0}",
  },
};

/** A page as Gatsby 5.16 renders it. */
const rendered = (main: string): string =>
  `<!DOCTYPE html><html lang="en-GB"><head>
  <meta name="generator" content="Gatsby 5.16.1">
  <style data-href="/styles.old.css" data-identity="gatsby-global-css">p{color:red}</style>
  <title data-gatsby-head="true">About</title>
  <link rel="preload" href="/fonts/caslon.woff2" as="font">
  <link rel="preload" href="/page-data/about/page-data.json" as="fetch">
  </head><body><div id="___gatsby"><div id="gatsby-focus-wrapper">${main}</div><div id="gatsby-announcer"></div></div>
  <script id="gatsby-script-loader">window.pagePath="/about";</script>
  <script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
  </body></html>`;

function finished(html: string): string {
  const document = parsePage(html);
  finishPage(document, assets, (text) => text.replace("/fonts/caslon", "/_immutable/caslon-0a1b"));
  return serialize(document).replaceAll(/\n\s*/g, "");
}

test("a page keeps its words, and loses what only Gatsby's runtime needs", () => {
  expect(finished(rendered("<main><p>Words<!-- seam --></p></main>"))).toBe(
    '<!DOCTYPE html><html lang="en-GB"><head>' +
      "<style>@font-face{src:url(/_immutable/caslon-0a1b.woff2)}</style><title>About</title>" +
      '<link rel="preload" as="font" href="/_immutable/caslon-0a1b.woff2"></head>' +
      "<body><main><p>Words</p></main>" +
      `${/<script type="speculationrules">.*<\/script>/.exec(finished(rendered("")))?.[0]}</body></html>`,
  );
});

test("only a page with an island has its styles and its script, which finds the styles in the page", () => {
  const html = finished(rendered('<div data-island="form"><p>5<!-- --> left</p></div>'));
  expect(html).toContain('<script type="module" src="/_immutable/islands-0a1b.js" fetchpriority="low"></script>');
  expect(html).toContain('<style data-href="/_immutable/styles.0a1b.css">');
  expect(html).toContain("<style>input{margin:0}</style>");
  expect(html).toContain("5<!-- --> left");
  expect(finished(rendered("<p>5</p>"))).not.toMatch(/islands|input/);
});

test.each(["___gatsby", "gatsby-focus-wrapper", "gatsby-script-loader", "gatsby-chunk-mapping", "data-href"])(
  "the build stops where Gatsby no longer writes %s",
  (name) => {
    const other = rendered("<main></main>").replace(name, "other");
    expect(() => finished(other)).toThrow(PlainError);
    expect(() => finished(other)).toThrow(name);
  },
);
