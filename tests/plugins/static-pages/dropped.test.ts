import { findDropped, findUnused } from "../../../plugins/gatsby-plugin-static-pages/dropped";
import { redirectsOf } from "../../../plugins/gatsby-plugin-static-pages/old-paths";
import { testFolder } from "../../support/test-folder";

test("a build names the code that published pages do not have, but not that of islands", () => {
  const root = testFolder({
    "src/sections/rooms/rooms.tsx": "export const Rooms = () => <button onClick={() => alert()}>Ask</button>;",
    "src/sections/price/price.tsx": "const [price] = useState<number>(0);",
    "src/sections/quote/quote.tsx": "export const Quote = () => <q>One</q>; // on paper",
    "src/forms/form.tsx": "useState(0)",
    "gatsby-ssr.tsx": "export const onRenderBody = ({ setHeadComponents }) => setHeadComponents([]);",
    "gatsby-browser.js": 'import "./analytics";',
    "gatsby-node.ts": "export const onPreBuild = () => undefined;",
  });
  expect(findDropped(root).map((problem) => problem.replace(/ has no effect .*/, ""))).toEqual([
    'gatsby-browser.js: "import"',
    'gatsby-ssr.tsx: "setHeadComponents"',
    'src/sections/price/price.tsx: "useState"',
    'src/sections/rooms/rooms.tsx: "onClick"',
  ]);
});

test("a build names the wrappers of pages, whose markup published pages do not have", () => {
  const root = testFolder({ "gatsby-ssr.tsx": "export const wrapPageElement = Layout;", "src/html.tsx": "" });
  expect(findDropped(root).join()).toMatch(/^gatsby-ssr\.tsx: "wrapPageElement" .*src\/templates\/page\.tsx$/);
});

test("a build names the plugins whose scripts and tags published pages do not have", () => {
  const plugin = { resolve: "/site/node_modules/one", ssrAPIs: [], browserAPIs: [] };
  const plugins = [
    { ...plugin, name: "gatsby-plugin-google-gtag", ssrAPIs: ["onRenderBody"] },
    { ...plugin, name: "gatsby-plugin-scroll", browserAPIs: ["onRouteUpdate"] },
    { ...plugin, name: "gatsby-plugin-feed", ssrAPIs: ["onPreRenderHTML"] },
    { ...plugin, name: "gatsby-plugin-image", ssrAPIs: ["onRenderBody"] },
    { ...plugin, name: "partytown", resolve: "/site/node_modules/gatsby/dist/partytown", ssrAPIs: ["onRenderBody"] },
  ];
  const names = findUnused(plugins).map((problem) => problem.replace(/ adds .*/, ""));
  expect(names).toEqual(["gatsby-plugin-google-gtag", "gatsby-plugin-scroll"]);
});

test("a build writes the permanent redirects that Gatsby has, and refuses others", () => {
  const redirect = { fromPath: "/harbour/old", toPath: "/harbour/about", isPermanent: true };
  expect(redirectsOf([redirect], "/harbour")).toEqual([{ from: "/old", to: "/about" }]);
  for (const other of [{ isPermanent: false }, { toPath: "https://example.com/" }, { toPath: "//example.com/" }])
    expect(() => redirectsOf([{ ...redirect, ...other }], "")).toThrow(/isPermanent: true/);
});
