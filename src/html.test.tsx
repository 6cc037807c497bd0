import { renderToStaticMarkup } from "react-dom/server";
import Html from "./html";

Object.assign(globalThis, {
  BUILT: {
    styles: "p{margin:0}",
    fonts: ["/fonts/a.woff2"],
    formStyles: "input{margin:0}",
    formScript: "/islands.js",
    speculationRules: "{}",
  },
});

/** What Gatsby 5.16 hands to the document of a page. */
const html = (page: string) =>
  renderToStaticMarkup(
    <Html
      htmlAttributes={{}}
      bodyAttributes={{}}
      headComponents={[
        <meta key="generator" name="generator" content="Gatsby 5.16.1" />,
        <meta key="page" name="description" content="Who we are" data-gatsby-head />,
        <style key="gatsby" data-href="/styles.css" dangerouslySetInnerHTML={{ __html: "p{color:red}" }} />,
        <link key="preload" rel="preload" as="fetch" href="/page-data/about/page-data.json" />,
      ]}
      preBodyComponents={[]}
      body={page}
      postBodyComponents={[<script key="loader" id="gatsby-script-loader" />]}
    />,
  );

const wrapped = (page: string): string =>
  `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${page}</div>` +
  '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive" aria-atomic="true"></div>';

test("a visitor's page has what it asked for, and nothing that only Gatsby's application needs", () => {
  expect(html(wrapped("<main><div>Words</div></main>"))).toBe(
    '<html lang="en-GB"><head><meta charSet="utf-8"/><meta name="description" content="Who we are"/>' +
      '<link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>' +
      '<style>p{margin:0}</style></head><body><main><div>Words</div></main><script type="speculationrules">{}</script></body></html>',
  );
});

test.each(["gatsby-focus-wrapper", "gatsby-announcer"])("the build stops where Gatsby no longer writes %s", (id) => {
  expect(() => html(wrapped("<main></main>").replace(id, "other"))).toThrow("src/html.tsx");
});
