import {
  findDroppedCode,
  findDroppedPlugins,
  findServed,
  findUnpublished,
} from "../../../plugins/gatsby-plugin-static-pages/dropped";
import { redirectsOf } from "../../../plugins/gatsby-plugin-static-pages/old-paths";
import { testFolder } from "../../support/test-folder";

const firstWords = (problems: readonly string[]) => problems.map((problem) => problem.replace(/ has no effect .*/, ""));

test("a build names the hooks and handlers that published pages do not have, but not those of islands", () => {
  const project = testFolder({
    "src/sections/rooms/rooms.tsx": "export const Rooms = () => <button onClick={() => alert()}>Ask</button>;",
    "src/sections/price/price.tsx": "const [price] = useState<number>(0);",
    "src/sections/quote/quote.tsx": "export const Quote = () => <q>One</q>; // on paper",
    "src/sections/yield/counter.tsx": "useState(0)",
    "src/pages/map.js": 'const Map = React.lazy(() => import("../map"));',
    "src/pages/chat.jsx": '<Script src="https://chat.example.com/chat.js" />',
  });
  expect(firstWords(findDroppedCode(project, new Set(["src/sections/yield/counter.tsx"])))).toEqual([
    'src/pages/chat.jsx: "Script"',
    'src/pages/map.js: "lazy"',
    'src/sections/price/price.tsx: "useState"',
    'src/sections/rooms/rooms.tsx: "onClick"',
  ]);
});

test("a build names the plugins whose scripts and tags published pages do not have", () => {
  const resolve = testFolder({ "gatsby-node.js": "" });
  const plugins = [
    { name: "default-site-plugin", resolve: testFolder({ "gatsby-browser.js": 'import "./analytics";' }), ssrAPIs: [] },
    { name: "gatsby-plugin-google-gtag", resolve, ssrAPIs: ["onRenderBody"] },
    { name: "gatsby-plugin-layout", resolve, ssrAPIs: ["wrapPageElement"] },
    { name: "gatsby-plugin-feed", resolve, ssrAPIs: ["onPreRenderHTML"] },
    { name: "gatsby-plugin-image", resolve, ssrAPIs: ["onRenderBody"] },
    { name: "partytown", resolve: "/site/node_modules/gatsby/dist/partytown", ssrAPIs: ["onRenderBody"] },
  ];
  expect(findDroppedPlugins(plugins)).toEqual([
    expect.stringContaining('no scripts of "gatsby-browser.js", from this project'),
    expect.stringContaining('no tags of "onRenderBody", from gatsby-plugin-google-gtag'),
  ]);
});

test("a build lists the files of plugins that the site lacks, but not those of Gatsby, of static/ and of pages", () => {
  const project = testFolder({
    "public/about/index.html": "<!doctype html>",
    "public/app-0123456789abcdef0123.js": "",
    "public/about-us/index.html": "<script>",
    "public/icons/icon-48.png": "",
    "public/icons/icon-96.png": "",
    "public/page-data/index/page-data.json": "{}",
    "public/report.html": "",
    "public/robots.txt": "User-agent: *",
    "public/rss.xml": "<rss/>",
    "public/sitemap-0.xml": "<urlset/>",
    "public/_headers": "/*",
    "static/_headers": "/*",
    "dist/about.html": "<!DOCTYPE html>",
    "dist/about-us/index.html": "<meta>",
    "dist/_headers": "/static/*",
    "dist/robots.txt": "User-agent: other",
    "dist/rss.xml": "<rss/>",
  });
  expect(findUnpublished(project, 0)).toEqual(["icons/", "report.html", "robots.txt", "sitemap-0.xml"]);
  expect(findUnpublished(project, Date.now() + 60_000)).toEqual([]);
});

test("a build refuses pages and functions that need Gatsby's server or router", () => {
  const state = {
    pages: new Map(
      [
        { path: "/" },
        { path: "/guest" },
        { path: "/rooms/[id]", matchPath: "/rooms/:id" },
        { path: "/late", defer: true },
        { path: "/cy/404", matchPath: "/cy/*" },
      ].map((page) => [page.path, { ...page, componentPath: page.path }]),
    ),
    components: new Map([["/guest", { serverData: true, config: false }]]),
    functions: [{ functionRoute: "book" }],
  };
  expect(findServed(state).map((problem) => problem.replace(/.* have |:.*/g, ""))).toEqual([
    "/guest with getServerData",
    "/rooms/[id] for all paths /rooms/",
    '/late with "defer" or "config"',
    "/api/book, a function",
  ]);
  expect(findServed({ ...state, pages: new Map(), functions: [] })).toEqual([]);
});

test("a build writes the permanent redirects that Gatsby has, and refuses others", () => {
  const redirect = { fromPath: "/harbour/old", toPath: "/harbour/about", isPermanent: true };
  expect(redirectsOf([redirect], "/harbour")).toEqual([{ from: "/old", to: "/about" }]);
  const away = ["https://example.com/", "//example.com/"].map((toPath) => ({ toPath }));
  for (const other of [{ isPermanent: false }, { fromPath: "/blog/*" }, { fromPath: "/rooms/:id" }, ...away])
    expect(() => redirectsOf([{ ...redirect, ...other }], "")).toThrow(/isPermanent: true/);
});
