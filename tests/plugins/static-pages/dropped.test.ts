import { findDroppedCode, findDroppedPlugins } from "../../../plugins/gatsby-plugin-static-pages/dropped";
import { redirectsOf } from "../../../plugins/gatsby-plugin-static-pages/old-paths";
import { testFolder } from "../../support/test-folder";

const firstWords = (problems: readonly string[]) => problems.map((problem) => problem.replace(/ has no effect .*/, ""));

test("a build names the hooks and handlers that published pages do not have, but not those of islands", () => {
  const project = testFolder({
    "src/sections/rooms/rooms.tsx": "export const Rooms = () => <button onClick={() => alert()}>Ask</button>;",
    "src/sections/price/price.tsx": "const [price] = useState<number>(0);",
    "src/sections/quote/quote.tsx": "export const Quote = () => <q>One</q>; // on paper",
    "src/sections/yield/counter.tsx": "useState(0)",
  });
  expect(firstWords(findDroppedCode(project, new Set(["src/sections/yield/counter.tsx"])))).toEqual([
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
  expect(firstWords(findDroppedPlugins(plugins))).toEqual([
    'Code in "gatsby-browser.js" of this project',
    'Code in "onRenderBody" of gatsby-plugin-google-gtag',
    'Code in "wrapPageElement" of gatsby-plugin-layout',
  ]);
});

test("a build writes the permanent redirects that Gatsby has, and refuses others", () => {
  const redirect = { fromPath: "/harbour/old", toPath: "/harbour/about", isPermanent: true };
  expect(redirectsOf([redirect], "/harbour")).toEqual([{ from: "/old", to: "/about" }]);
  for (const other of [{ isPermanent: false }, { toPath: "https://example.com/" }, { toPath: "//example.com/" }])
    expect(() => redirectsOf([{ ...redirect, ...other }], "")).toThrow(/isPermanent: true/);
});
