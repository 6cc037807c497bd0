import { parse } from "parse5";
import { forbiddenIn } from "../../../plugins/gatsby-plugin-static-pages/forbidden";
import { policyOf } from "../../../plugins/gatsby-plugin-static-pages/policy";

const policy = policyOf(
  {
    company: { name: "", delivery: { by: "email", endpoint: null, redirects: null } },
    allForm: { nodes: [{ endpoint: null }] },
    allPhoto: { nodes: [{ source: "https://photos.example.com/a.jpg", usedBy: [{ id: "" }] }] },
  },
  ["p{margin:0}"],
  ["own()"],
);
const found = (html: string): string[] => forbiddenIn(parse(html, { scriptingEnabled: false }), policy);

test.each([
  "<style>p{margin:0}</style><script>own()</script><script src=/islands.js></script>",
  '<script type="application/ld+json">{"a":1}</script>',
  '<img src="/a.png" srcset="https://photos.example.com/b?w=1,2&h=1 1x,https://photos.example.com/c 2x">',
  '<link rel=canonical href="https://www.example.com/"><link rel=icon href=/favicon.ico><link rel=preload as=font href=/f>',
  '<form action="/thanks"><button formaction="mailto:a@example.com">',
  '<a href="https://elsewhere.example.com/">Elsewhere</a><p>onclick="x()" style="x" javascript:x</p>',
])("pages may hold what the site knows: %s", (html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  "<style>body{display:none}</style>",
  '<p style="color:red">',
  "<script>alert(1)</script>",
  '<script src="https://evil.example/x.js"></script>',
  '<script src="//evil.example/x.js"></script>',
  '<p onclick="alert(1)">',
  '<a href="java\nscript:alert(1)">',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<img src="https://evil.example/x.png">',
  '<img src="data:image/png;base64,AAAA">',
  '<img srcset="/a 1x,https://evil.example/x 2x,https://evil.example/y 3x">',
  '<picture><source srcset="https://evil.example/x 2x"></picture>',
  '<noscript><img src="https://evil.example/x.png"></noscript>',
  '<form action="https://evil.example/"></form>',
  '<button formaction="https://evil.example/">',
  '<iframe src="/about"></iframe>',
  "<object data=/a></object>",
  "<embed src=/a>",
  "<video src=/a></video>",
  '<template shadowrootmode="open"><style>p{}</style></template>',
  '<base href="/a/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="/a.css">',
  '<link rel="preload" as="script" href="/a.js">',
  '<link rel="preconnect" href="https://evil.example">',
])("anything else stops the build: %s", (html) => {
  expect(found(html)).toHaveLength(1);
});

test("it is shown as it stands in the page, with what to do instead", () => {
  expect(found('<img alt="A house" src="https://evil.example/x.png">')).toEqual([
    expect.stringMatching(/^<img src="https:\/\/evil\.example\/x\.png">\n.*content\/photos/),
  ]);
});
