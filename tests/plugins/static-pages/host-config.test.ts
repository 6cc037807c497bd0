import { siteFiles } from "../../../plugins/gatsby-plugin-static-pages/host-config";

afterEach(() => delete process.env.NETLIFY);

test("Netlify redirects instead of showing a file, except where only capitals differ from the page's path", () => {
  process.env.NETLIFY = "true";
  const redirects = ["/About", "/our_story"].map((from) => ({ from, to: "/about" }));
  const { _redirects: lines } = siteFiles({ prefix: "", policy: new Map(), apps: [], redirects, own: () => "" });
  expect(lines.trim().split("\n")).toEqual([
    "/About /about 301",
    "/About/ /about 301",
    "/our_story /about 301!",
    "/our_story/ /about 301!",
  ]);
});
