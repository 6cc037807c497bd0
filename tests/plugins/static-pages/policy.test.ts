import { findBlocked, findBlockedStyles } from "../../../plugins/gatsby-plugin-static-pages/blocked";
import { fitsHeader, hashSource, policyOf, type Policy } from "../../../plugins/gatsby-plugin-static-pages/policy";

const delivery = {
  method: "endpoint",
  endpoint: "https://a.example.com/f",
  redirectOrigins: ["https://c.example.com"],
} as const;

type Company = NonNullable<Queries.FinishedSiteQuery["company"]>;

/** The CSP of a site with this company; forms may have their own endpoints. */
function policyWith(company: Partial<Company>, endpoints: (string | null)[] = [], styles: string[] = []): Policy {
  const nothing = { name: "", url: "", notice: null, analytics: null, thirdParties: [], tourFrames: [], delivery };
  const site = {
    company: { ...nothing, ...company },
    allForm: { nodes: endpoints.map((endpoint) => ({ endpoint })) },
    allPhoto: { distinct: [] },
    allPage: { nodes: [] },
    allSitePage: { nodes: [] },
    allSection: { distinct: [] },
  };
  return policyOf(site, styles, []);
}

const sourcesFor = (name: string, method: Queries.DeliveryMethod, ...endpoints: (string | null)[]) =>
  policyWith({ delivery: { ...delivery, method } }, endpoints)
    .get(name)
    ?.join(" ");

test.each<[Queries.DeliveryMethod, (string | null)[], string]>([
  ["netlify", ["https://b.example.com/f"], "'self'"],
  ["email", [null], "'self' mailto:"],
  [
    "endpoint",
    [null, "https://b.example.com/f/1", "https://b.example.com/f/2"],
    "'self' https://a.example.com https://b.example.com https://c.example.com",
  ],
])("with %s, the CSP allows forms with the endpoints %j to be sent there", (method, endpoints, targets) => {
  expect(sourcesFor("form-action", method, ...endpoints)).toBe(targets);
});

test("the CSP allows scripts to call endpoints, and the origins that those redirect to", () => {
  expect(sourcesFor("connect-src", "endpoint", null)).toBe("'self' https://a.example.com https://c.example.com");
  expect(sourcesFor("connect-src", "email", null)).toBe("'self'");
});

test("the CSP of a site without forms allows no script file and no form", () => {
  expect(sourcesFor("form-action", "email")).toBe("");
  expect(sourcesFor("script-src", "email")).toBe("");
  expect(sourcesFor("script-src", "email", null)).toBe("'self'");
});

const map = { url: "https://maps.example.com", purposes: ["frame"] } as const;

test("the CSP allows third parties for their purposes, and a statistics script with the host that it reports to", () => {
  const values = ["https://a.example.com/count", 'https://b.example.com";frame-src', "https:// is no URL"];
  const attributes = values.map((value) => ({ name: "data-endpoint", value }));
  const calendar = { url: "https://book.example.com", purposes: ["script", "connect"] } as const;
  const policy = policyWith({
    analytics: { script: "https://stats.example.com/count.js", attributes },
    thirdParties: [map, calendar],
    tourFrames: ["https://player.vimeo.com", "https://player.vimeo.com"],
  });
  expect(["script-src", "connect-src", "frame-src"].map((name) => policy.get(name)?.join(" "))).toEqual([
    "https://book.example.com https://stats.example.com",
    "'self' https://a.example.com https://book.example.com https://c.example.com https://stats.example.com",
    "https://maps.example.com https://player.vimeo.com",
  ]);
  expect(policyWith({}).get("frame-src")).toBeUndefined();
});

test("a CSP with the styles of many section types is too long for Cloudflare's headers", () => {
  const withTypes = (count: number) => policyWith({}, [], Array.from({ length: count }, String));
  expect(fitsHeader(withTypes(20))).toBe(true);
  expect(fitsHeader(withTypes(40))).toBe(false);
});

test("a build refuses inline scripts and styles that are not the site's own", () => {
  const html = `<p class="a" style="color:red">style="none"</p><script>own()</script><script>other()</script>
    <script type="application/ld+json">{}</script><style>.own{}</style><style data-emotion="a">.other{}</style>`;
  const policy = new Map([
    ["script-src", [hashSource("own()")]],
    ["style-src", [hashSource(".own{}")]],
  ]);
  expect(findBlocked(html, policy)).toEqual([
    expect.stringContaining("an inline <script>"),
    expect.stringContaining("an inline <style>"),
    expect.stringContaining('the attribute style="color:red"'),
  ]);
});

test("a build refuses frames and scripts of hosts that are not listed for that purpose", () => {
  const html = `<script type="module" src="/static/a.js"></script>
    <iframe title="A" src="https://maps.example.com/?a=1&amp;b=2"></iframe><iframe title="B" src="https://tour.example.com/1"></iframe>
    <script async="" src="https://maps.example.com/a.js"></script>`;
  const problems = findBlocked(html, policyWith({ thirdParties: [map] }, [null]));
  expect(problems.map((problem) => /<\w+> with (\S+), .*(purposes: \[\w+\])/.exec(problem)?.slice(1))).toEqual([
    ["https://tour.example.com/1", "purposes: [frame]"],
    ["https://maps.example.com/a.js", "purposes: [script]"],
  ]);
});

test("a build refuses images, films, style sheets and forms of other hosts, what is in the page itself, and GatsbyImage", () => {
  const html = `<img alt="" src="/harbour/static/a.svg"/><img src="https://a.example.com/b.png"/><img src="data:image/png;base64,AA=="/>
    <video src="/film.mp4"></video><video><source src="https://a.example.com/film.mp4"/></video><source srcset="/a.avif 1x"/>
    <link href="https://fonts.example.com/a.css" rel="stylesheet"/><link rel="preload" href="/static/a.woff2"/>
    <object type="application/pdf" data="/plan.pdf"></object><form action="https://news.example.com/join"></form>`;
  const problems = findBlocked(html, policyWith({}));
  expect(problems.map((problem) => problem.replace(/^a component or plugin has an |, which .*/g, ""))).toEqual([
    "<img> with https://a.example.com/b.png",
    "<img> with data:image/png;base64,AA==",
    "<source> with https://a.example.com/film.mp4",
    "<link> with https://fonts.example.com/a.css",
    "<object> with /plan.pdf",
    "<form> with https://news.example.com/join",
  ]);
  const own = '<form action="/thanks"></form><button formAction="mailto:a@example.com"></button>';
  expect(findBlocked(own, policyWith({ delivery: { ...delivery, method: "email" } }, [null]))).toEqual([]);
  const gatsbyImage = `<div class="gatsby-image-wrapper" data-gatsby-image-wrapper="" style="width:100%">${html}</div>`;
  expect(findBlocked(gatsbyImage, policyWith({}))).toEqual([expect.stringContaining("show it with Photo")]);
});

test("a build warns of style sheets and images of other hosts in styles, and of images that webpack has written into them", () => {
  const styles = `@import url(https://fonts.example.com/a.css);.a{mask:url(/static/a.svg);filter:url(#b)}
    @media print{.c{background:url("data:image/png;base64,AA==")}.d{background:url("data:image/png;base64,AB==")}}
    @font-face{src:url(https://fonts.example.com/d.woff2)}`;
  const problems = findBlockedStyles(styles, policyWith({}));
  expect(problems.map((problem) => problem.replace(/^a component or plugin has |, which .*/g, ""))).toEqual([
    'url(data:image/png…) in the style of ".c"',
    expect.stringContaining('url(https://fonts.example.com…) in the style of "'),
    "the style @import url(https://fonts.example.com/a.css)",
  ]);
});
